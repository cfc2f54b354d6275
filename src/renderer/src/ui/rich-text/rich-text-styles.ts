import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { hairline } from '@renderer/ui/layout/hairline';
import { visuallyHidden } from '@renderer/ui/text/text-styles';

const brandBar = {
  content: '""',
  position: 'absolute',
  insetInline: '-1px',
  insetBlockEnd: '-1px',
  height: '4px',
  borderEndStartRadius: tokens.borderRadiusMedium,
  borderEndEndRadius: tokens.borderRadiusMedium,
  ...shorthands.borderBottom('2px', 'solid', tokens.colorCompoundBrandStroke),
  clipPath: 'inset(calc(100% - 2px) 0 0 0)',
  transform: 'scaleX(0)',
  transitionProperty: 'transform',
  transitionDuration: tokens.durationUltraFast,
  pointerEvents: 'none',
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
} as const;

/** The frame looks and behaves as Fluent's inputs do: the same strokes, the bar at the bottom while the focus is inside. */
export const useRichTextStyles = makeStyles({
  frame: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    '::after': brandBar,
    ':focus-within': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'transparent' },
    ':focus-within::after': { transform: 'scaleX(1)', transitionDuration: tokens.durationNormal },
  },
  editable: {
    ':hover': { ...shorthands.borderColor(tokens.colorNeutralStroke1Hover), borderBottomColor: tokens.colorNeutralStrokeAccessibleHover },
  },
  invalid: {
    ':not(:focus-within),:hover:not(:focus-within)': shorthands.borderColor(tokens.colorPaletteRedBorder2),
  },
  toolbar: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    flexWrap: 'wrap',
    minHeight: '33px',
    paddingBlock: '3px',
    paddingInline: '4px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderStartStartRadius: tokens.borderRadiusMedium,
    borderStartEndRadius: tokens.borderRadiusMedium,
    ...hairline.blockEnd,
  },
  tool: { flexShrink: 0, minWidth: '26px', width: '26px', height: '26px', padding: 0 },
  separator: { flexShrink: 0, width: '1px', height: '16px', marginInline: '4px', backgroundColor: tokens.colorNeutralStroke2 },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: '8px',
    rowGap: '4px',
    padding: '8px 12px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: 'var(--dw-process-text)',
    backgroundColor: 'var(--dw-process-ground)',
    borderStartStartRadius: tokens.borderRadiusMedium,
    borderStartEndRadius: tokens.borderRadiusMedium,
  },
  noticeIcon: { flexShrink: 0, fontSize: '16px' },
  noticeText: { flexGrow: 1, flexBasis: '200px' },
  refused: {
    paddingInline: '12px',
    paddingBlockEnd: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  loading: { minHeight: '145px' },
  hidden: visuallyHidden,
});
