/** Width in pixels; the save bar has the same edges as the form above it. */
export const formColumnWidth = 720;
export const formSideWidth = 216;
/** Width in pixels of a preview that replaces the list of sections. */
export const formPreviewWidth = 316;
export const formGap = 32;
