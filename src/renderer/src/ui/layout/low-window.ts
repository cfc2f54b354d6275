/** Heights at which the frame would take more room than it leaves to the screen, as at a zoom of 200 %: everything scrolls together then. */
export const lowWindow = '@media (max-height: 400px)';
