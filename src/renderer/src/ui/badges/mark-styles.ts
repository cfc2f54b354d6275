import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { noShrink } from '@renderer/ui/layout/layout-styles';
import { strongText } from '@renderer/ui/text/text-styles';

/* Text and icon styles of states, for `makeStyles`. */

/** Style of "Changed", beside unsaved input. */
export const changedText = { ...strongText, color: 'var(--dw-changed)', fontSize: tokens.fontSizeBase200 } as const satisfies GriffelStyle;
/** Style of errors and of missing permissions. */
export const failedText = { color: 'var(--dw-canceled-text)' } as const satisfies GriffelStyle;

/** Icons of a fixed size beside words, in the color of their meaning. */
export const iconStyle = {
  quiet: { ...noShrink, color: tokens.colorNeutralForeground3 },
  brand: { ...noShrink, color: tokens.colorBrandForeground1 },
  done: { ...noShrink, color: 'var(--dw-delivered-text)' },
} as const satisfies Record<string, GriffelStyle>;
