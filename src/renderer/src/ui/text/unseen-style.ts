import type { GriffelStyle } from '@fluentui/react-components';

/** Read out by assistive technology, and not drawn. */
export const unseenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies GriffelStyle;
