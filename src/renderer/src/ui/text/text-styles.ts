import { type GriffelStyle, tokens } from '@fluentui/react-components';

/*
 * Text styles for `makeStyles`: whole rules (`note: quietText`) or parts of one (`note: { ...quietText, margin: 0 }`). A style that two
 * screens share belongs here.
 */

/** Less prominent than the text beside it. */
export const quietText = { color: tokens.colorNeutralForeground3 } as const satisfies GriffelStyle;
export const strongText = { fontWeight: tokens.fontWeightSemibold } as const satisfies GriffelStyle;
/** Small text with the matching line height. */
export const smallText = {
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
} as const satisfies GriffelStyle;
export const smallQuietText = { ...quietText, ...smallText } as const satisfies GriffelStyle;
/** Small words within a line of regular text; they keep the line's height. */
export const smallQuietWords = { ...quietText, fontSize: tokens.fontSizeBase200 } as const satisfies GriffelStyle;
/** An explaining paragraph. */
export const softParagraph = { color: tokens.colorNeutralForeground2, margin: 0 } as const satisfies GriffelStyle;
export const unbrokenText = { whiteSpace: 'nowrap' } as const satisfies GriffelStyle;
/** Truncated with an ellipsis. */
export const truncatedText = { ...unbrokenText, overflow: 'hidden', textOverflow: 'ellipsis' } as const satisfies GriffelStyle;

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle;
