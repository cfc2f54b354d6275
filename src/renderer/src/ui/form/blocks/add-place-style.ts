import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** A button as an empty place with a dashed border, its icon above its text; the caller sets the height. */
export const addPlaceStyle = {
  width: '100%',
  minWidth: 0,
  maxWidth: 'none',
  padding: '4px',
  flexDirection: 'column',
  rowGap: '6px',
  fontWeight: tokens.fontWeightRegular,
  fontSize: tokens.fontSizeBase200,
  color: tokens.colorNeutralForeground3,
  border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
  borderRadius: '8px',
  ':hover': { border: `1px dashed ${tokens.colorBrandStroke1}` },
} as const satisfies GriffelStyle;
