import { type GriffelStyle, tokens } from '@fluentui/react-components';

/*
 * How words look, for `makeStyles`: whole rules (`note: quietText`) or parts of one (`note: { ...quietText, margin: 0 }`). A look that two
 * screens share stands here, under one name.
 */

/** Less to be read than what stands beside it. */
export const quietText = { color: tokens.colorNeutralForeground3 } as const satisfies GriffelStyle;
export const strongText = { fontWeight: tokens.fontWeightSemibold } as const satisfies GriffelStyle;
/** Small, with the lines of small text. */
export const smallText = {
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
} as const satisfies GriffelStyle;
export const smallQuietText = { ...quietText, ...smallText } as const satisfies GriffelStyle;
/** Small words in a line of text of the usual size, whose height they keep. */
export const smallQuietWords = { ...quietText, fontSize: tokens.fontSizeBase200 } as const satisfies GriffelStyle;
/** A paragraph that explains, beside the words that it explains. */
export const softParagraph = { color: tokens.colorNeutralForeground2, margin: 0 } as const satisfies GriffelStyle;
export const unbrokenText = { whiteSpace: 'nowrap' } as const satisfies GriffelStyle;
/** Cut off with an ellipsis where the line ends. */
export const truncatedText = { ...unbrokenText, overflow: 'hidden', textOverflow: 'ellipsis' } as const satisfies GriffelStyle;

/** Read out by assistive technology, and not drawn. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle;
