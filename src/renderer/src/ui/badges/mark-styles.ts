import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { noShrink } from '@renderer/ui/layout/layout-styles';
import { strongText } from '@renderer/ui/text/text-styles';

/* How words and icons tell a state, for `makeStyles`. */

/** "Changed": beside what somebody typed and did not save. */
export const changedText = { ...strongText, color: 'var(--dw-changed)', fontSize: tokens.fontSizeBase200 } as const satisfies GriffelStyle;
/** Says what went wrong or is forbidden. */
export const failedText = { color: 'var(--dw-canceled-text)' } as const satisfies GriffelStyle;

/** Icons that keep their size beside words, by what they tell. */
export const iconStyle = {
  quiet: { ...noShrink, color: tokens.colorNeutralForeground3 },
  brand: { ...noShrink, color: tokens.colorBrandForeground1 },
  done: { ...noShrink, color: 'var(--dw-delivered-text)' },
} as const satisfies Record<string, GriffelStyle>;
