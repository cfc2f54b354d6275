/** Window heights (as at a zoom of 200 %) at which the frame would be higher than the screen; then everything scrolls together. */
export const lowWindow = '@media (max-height: 400px)';
