/** Pixels; the save bar stands on the same edges as the form above it. */
export const formColumnWidth = 720;
export const formSideWidth = 216;
/** Of a preview that takes the place of the list of sections. */
export const formPreviewWidth = 316;
export const formGap = 32;
