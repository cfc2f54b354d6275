/** Pixels; the save bar stands on the same edges as the form above it. */
export const formColumnWidth = 720;
export const formSideWidth = 216;
export const formGap = 32;
