import type { GriffelStyle } from '@fluentui/react-components';

/* Layout styles for `makeStyles`: whole rules (`list: plainList`) or parts of one (`head: { ...flexRow, columnGap: '8px' }`). */

/** Side by side, vertically centered. */
export const flexRow = { display: 'flex', alignItems: 'center' } as const satisfies GriffelStyle;
/** Side by side; wraps where there is no room. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap' } as const satisfies GriffelStyle;
/** Below each other. */
export const flexColumn = { display: 'flex', flexDirection: 'column' } as const satisfies GriffelStyle;
/** Columns by the gap between their parts. */
export const stack = {
  gap4: { ...flexColumn, gap: '4px' },
  gap8: { ...flexColumn, gap: '8px' },
  gap12: { ...flexColumn, gap: '12px' },
  gap16: { ...flexColumn, gap: '16px' },
} as const satisfies Record<string, GriffelStyle>;
/** A list without bullets and indent. */
export const plainList = { listStyleType: 'none', margin: 0, padding: 0 } as const satisfies GriffelStyle;

/** Fills the remaining room, and shrinks first. */
export const flexGrow = { flexGrow: 1, minWidth: 0 } as const satisfies GriffelStyle;
/** As wide as its container, and never wider. */
export const fullWidth = { minWidth: 0, width: '100%' } as const satisfies GriffelStyle;
export const noShrink = { flexShrink: 0 } as const satisfies GriffelStyle;
/** At the end of its row. */
export const atEnd = { marginInlineStart: 'auto' } as const satisfies GriffelStyle;
