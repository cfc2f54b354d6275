import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { quietText, visuallyHidden } from '@renderer/ui/text/text-styles';

/** Sizes in pixels. `lastEdge` is the additional padding of the last column where no row actions follow. */
export const sizes = {
  checkBox: 44,
  rowAction: 28,
  actionsPadding: 12,
  narrowActions: 44,
  head: 40,
  row: 44,
  tallRow: 60,
  group: 36,
  lastEdge: 8,
} as const;

export const useTableClass = makeResetStyles({
  tableLayout: 'fixed',
  width: '100%',
  minWidth: 'min(100%, 320px)',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

/** One layer above the rows, instead of one per cell. */
export const useHeadClass = makeResetStyles({ position: 'sticky', insetBlockStart: 0, zIndex: 1 });

export const useHeadCellClass = makeResetStyles({
  boxSizing: 'border-box',
  height: `${sizes.head}px`,
  padding: '0 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  backgroundColor: tokens.colorNeutralBackground2,
  boxShadow: `inset 0 -1px 0 ${tokens.colorNeutralStroke2}`,
  color: tokens.colorNeutralForeground3,
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: '26px',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  verticalAlign: 'middle',
});

export const useRowClass = makeResetStyles({
  color: tokens.colorNeutralForeground1,
  transitionProperty: 'background-color',
  transitionDuration: tokens.durationFaster,
  transitionTimingFunction: tokens.curveEasyEase,
  '&[data-marked] > td:first-child': { position: 'relative' },
  '&[data-marked] > td:first-child::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 0,
    width: '3px',
    backgroundColor: tokens.colorCompoundBrandBackground,
    forcedColorAdjust: 'none',
  },
  ':hover [data-row-actions], :focus-within [data-row-actions]': { color: tokens.colorNeutralForeground2 },
  ':hover [data-row-actions] svg, :focus-within [data-row-actions] svg': { display: 'inline' },
  // Icons don't overflow, and clipping an icon costs as much as rendering ten words.
  '& svg': { overflow: 'visible' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
});

export const useCellClass = makeResetStyles({
  boxSizing: 'border-box',
  height: `${sizes.row}px`,
  padding: '0 8px',
  verticalAlign: 'middle',
  borderBlockEnd: `1px solid ${tokens.colorNeutralStroke3}`,
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
});

/** Looks like Fluent's small subtle icon button, for tables. */
export const useActionClass = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  flexShrink: 0,
  width: `${sizes.rowAction}px`,
  height: `${sizes.rowAction}px`,
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '20px',
  lineHeight: 0,
  cursor: 'pointer',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2BrandHover },
  ':hover:active': { backgroundColor: tokens.colorSubtleBackgroundPressed, color: tokens.colorNeutralForeground2BrandPressed },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
});

/** Visible on hover and focus only, if the device supports those; until then the icons aren't rendered. */
export const useActionsClass = makeResetStyles({
  display: 'flex',
  justifyContent: 'flex-end',
  color: tokens.colorNeutralForeground3,
  '@media (hover: hover)': { '& svg': { display: 'none' } },
});

/**
 * For a cell's content, truncated to one line. `clip` instead of `hidden`, because `hidden` makes each cell a scroll container. 26 px is
 * the minimum line height that doesn't cut the dots of Arabic letters.
 */
export const useCutClass = makeResetStyles({
  display: 'block',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '26px',
  '& > button, & > span': { verticalAlign: 'middle' },
  // A value in the other direction is truncated at its own end, not at its start.
  '& > bdi, & > a > bdi': {
    display: 'inline-block',
    maxWidth: '100%',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    verticalAlign: 'middle',
  },
});

export const useDataTableStyles = makeStyles({
  frame: { position: 'relative', ...flexColumn, minHeight: 0, flexGrow: 1 },
  scroller: {
    overflow: 'auto',
    flexGrow: 1,
    minHeight: 0,
    scrollPaddingBlockStart: `${sizes.head}px`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // Isolates layout and painting of the many lines from the rest of the page, so that scrolling doesn't repaint them.
  long: { contain: 'strict', backgroundColor: tokens.colorNeutralBackground1 },
  bulkBar: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: `${sizes.checkBox}px`,
    insetInlineEnd: 0,
    height: `${sizes.head}px`,
    zIndex: 2,
    ...flexRow,
    backgroundColor: 'var(--dw-bulk)',
    boxShadow: `inset 0 -1px 0 ${tokens.colorNeutralStroke2}`,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateY(-8px)' }, to: { opacity: 1, transform: 'none' } },
      animationDuration: '200ms',
      animationTimingFunction: tokens.curveDecelerateMid,
    },
  },
  headCellSelecting: { backgroundColor: 'var(--dw-bulk)' },
  unseen: visuallyHidden,
  rowLive: { ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover } },
  rowQuiet: { color: tokens.colorNeutralForeground3, '& [data-row-link]': { color: tokens.colorNeutralForeground2 } },
  rowSelected: { backgroundColor: 'var(--dw-row-selected)', ':hover': { backgroundColor: 'var(--dw-row-selected)' } },
  tall: { height: `${sizes.tallRow}px`, paddingBlockStart: '6px', paddingBlockEnd: '6px' },
  first: { paddingInlineStart: '16px' },
  last: { paddingInlineEnd: '16px' },
  end: { textAlign: 'end', paddingInlineEnd: '20px' },
  // Columns with narrow widths need the padding for their values.
  endTight: { textAlign: 'end' },
  muted: quietText,
  checkCell: { paddingInlineStart: '6px', paddingInlineEnd: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '2px' },
  },
  /** Makes a button look like an anchor. */
  opener: {
    maxWidth: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  actionsCell: { paddingInlineStart: `${sizes.actionsPadding / 2}px`, paddingInlineEnd: `${sizes.actionsPadding / 2}px` },
  actionsShown: { '& svg': { display: 'inline' } },
  groupRow: { backgroundColor: tokens.colorNeutralBackground2 },
  groupCell: { paddingInlineEnd: '16px', textAlign: 'start', fontWeight: tokens.fontWeightRegular },
  groupHead: { ...flexRow, justifyContent: 'space-between', gap: '16px' },
  groupWords: { minWidth: 0, overflow: 'hidden' },
  danger: { color: tokens.colorStatusDangerForeground1, ':hover': { color: tokens.colorStatusDangerForeground1 } },
  stale: { opacity: 0.6, transitionProperty: 'opacity', transitionDuration: tokens.durationFast },
});
