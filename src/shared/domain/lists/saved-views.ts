/** Longer names do not fit on a tab. */
export const maxViewName = 40;
/** Of one list. */
export const maxListViews = 20;

/** What is kept of a list of which nothing was saved. */
export const noListViews = { views: [], defaultId: null, columns: null };
