import { type GriffelStyle, tokens } from '@fluentui/react-components';
import { quietText, smallQuietText, strongText } from './text-styles';

/* Styles of titles and paragraphs, for `makeStyles`. In a separate file, because the first list only needs `text-styles.ts`. */

export const quietParagraph = { ...quietText, margin: 0 } as const satisfies GriffelStyle;
export const smallQuietParagraph = { ...smallQuietText, margin: 0 } as const satisfies GriffelStyle;
export const sectionTitle = {
  ...strongText,
  fontSize: tokens.fontSizeBase400,
  lineHeight: tokens.lineHeightBase400,
  margin: 0,
} as const satisfies GriffelStyle;
/** Title style of a section, with room for the marks of Arabic letters. */
export const cardTitle = { ...sectionTitle, lineHeight: '26px' } as const satisfies GriffelStyle;
