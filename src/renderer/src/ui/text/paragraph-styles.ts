import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { quietText, smallQuietText, strongText } from './text-styles';

/* Titles and paragraphs, for `makeStyles`; apart from the looks of single words, which the first list needs already. */

export const quietParagraph = { ...quietText, margin: 0 } as const satisfies GriffelStyle;
export const smallQuietParagraph = { ...smallQuietText, margin: 0 } as const satisfies GriffelStyle;
export const sectionTitle = {
  ...strongText,
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  margin: 0,
} as const satisfies GriffelStyle;
/** As a section's title, with room for the marks of Arabic letters. */
export const cardTitle = { ...sectionTitle, lineHeight: '26px' } as const satisfies GriffelStyle;
