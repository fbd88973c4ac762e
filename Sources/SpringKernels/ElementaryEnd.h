// Undoes the macros of Elementary.h, so that it can be included for the next instruction set.
#undef MUL_ADD
#undef SUB_MUL
#undef F64X4
#undef U64X4
#undef ALL
#undef SELECT
#undef ROUNDER
#undef LARGEST_ANGLE
