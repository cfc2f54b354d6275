import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** A list of rows to choose from inside of a dialog: in a frame, and scrolled by itself when it is long. */
export const boxedList = {
  margin: 0,
  padding: 0,
  listStyleType: 'none',
  maxBlockSize: 'min(46vh, 400px)',
  overflowY: 'auto',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderRadius: '8px',
} satisfies GriffelStyle;
