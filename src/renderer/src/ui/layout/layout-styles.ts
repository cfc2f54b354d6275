import type { GriffelStyle } from '@fluentui/react-components';

/*
 * How things stand beside each other, for `makeStyles`: whole rules (`list: plainList`) or parts of one (`head: { ...flexRow, columnGap: '8px' }`).
 */

/** One beside the other, on one height. */
export const flexRow = { display: 'flex', alignItems: 'center' } as const satisfies GriffelStyle;
/** One beside the other, and below where there is no room. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap' } as const satisfies GriffelStyle;
/** One below the other. */
export const flexColumn = { display: 'flex', flexDirection: 'column' } as const satisfies GriffelStyle;
/** Columns by the room between their parts. */
export const stack = {
  gap4: { ...flexColumn, gap: '4px' },
  gap8: { ...flexColumn, gap: '8px' },
  gap12: { ...flexColumn, gap: '12px' },
  gap16: { ...flexColumn, gap: '16px' },
} as const satisfies Record<string, GriffelStyle>;
/** Without the bullets and the indent of a list. */
export const plainList = { listStyleType: 'none', margin: 0, padding: 0 } as const satisfies GriffelStyle;

/** Takes the room that the others leave, and gives way to them. */
export const flexGrow = { flexGrow: 1, minWidth: 0 } as const satisfies GriffelStyle;
/** As wide as its place, and no wider. */
export const fullWidth = { minWidth: 0, width: '100%' } as const satisfies GriffelStyle;
export const noShrink = { flexShrink: 0 } as const satisfies GriffelStyle;
/** At the end of its row, whatever stands before it. */
export const atEnd = { marginInlineStart: 'auto' } as const satisfies GriffelStyle;
