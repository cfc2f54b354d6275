import { type GriffelStyle, tokens } from '@fluentui/react-components';

const color = tokens.colorNeutralStroke2;

/** One-pixel borders for `makeStyles`, which doesn't support the shorthand for the border of one logical side. */
export const hairline = {
  blockStart: { borderBlockStartWidth: '1px', borderBlockStartStyle: 'solid', borderBlockStartColor: color },
  blockEnd: { borderBlockEndWidth: '1px', borderBlockEndStyle: 'solid', borderBlockEndColor: color },
  inlineStart: { borderInlineStartWidth: '1px', borderInlineStartStyle: 'solid', borderInlineStartColor: color },
  inlineEnd: { borderInlineEndWidth: '1px', borderInlineEndStyle: 'solid', borderInlineEndColor: color },
} as const satisfies Record<string, GriffelStyle>;
