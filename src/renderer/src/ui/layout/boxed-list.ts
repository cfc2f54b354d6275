import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** Styles of a list of options within a dialog: framed, with its own scroll bar. */
export const boxedList = {
  margin: 0,
  padding: 0,
  listStyleType: 'none',
  maxBlockSize: 'min(46vh, 400px)',
  overflowY: 'auto',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: '8px',
} satisfies GriffelStyle;
