/** Longer names don't fit on a tab. */
export const maxViewName = 40;
/** Maximum number of views of one list. */
export const maxListViews = 20;

/** Value for a list without saved views. */
export const noListViews = { views: [], defaultId: null, columns: null };
