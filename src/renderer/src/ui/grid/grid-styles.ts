import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexGrow, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords, strongText, truncatedText, visuallyHidden } from '@renderer/ui/text/text-styles';
import { useMemo } from 'react';

export const sizes = {
  row: 28,
  head: 34,
  group: 34,
  totals: 36,
  number: 38,
  headCell: 200,
  cell: { integer: 92, money: 112, flag: 84, choice: 140, text: 108 },
} as const;

/** Set once on the frame, so that head, rows, totals, and selection have the same columns. */
export const columnsVariable = '--dw-grid-columns';
export const leastWidthVariable = '--dw-grid-least-width';

/** Maximum height of the rows; higher grids have their own scroll bar. */
const maxHeight = 'clamp(280px, 100vh - 300px, 760px)';

const row = {
  display: 'grid',
  gridTemplateColumns: `var(${columnsVariable})`,
  boxSizing: 'border-box',
  // If the columns don't fit, the grid scrolls horizontally.
  minWidth: `var(${leastWidthVariable})`,
} as const;

const useGridRowClass = makeResetStyles({
  ...row,
  height: `${sizes.row}px`,
  borderBlockStart: `1px solid ${tokens.colorNeutralStroke3}`,
  lineHeight: `${sizes.row - 1}px`,
  // Painted last, because an input is a layer of its own and every row painted after it would become one too.
  '&[data-editing]': { position: 'relative', zIndex: 1 },
  '&[data-starts-group]': { borderBlockStartColor: tokens.colorNeutralStroke1 },
  '&:hover [data-leave-out], &:focus-within [data-leave-out]': { backgroundColor: tokens.colorNeutralBackground1 },
  // Hidden instead of transparent, because each painted icon is clipped separately: about 200 per frame.
  '&:not(:hover):not(:focus-within) [data-leave-out] > svg': { visibility: 'hidden' },
});

const useGridCellClass = makeResetStyles({
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '0 10px',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  borderInlineStart: `1px solid ${tokens.colorNeutralStroke3}`,
  userSelect: 'none',
  cursor: 'cell',
  '&[data-editing]': { position: 'relative' },
  '&[data-locked]': { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground3, cursor: 'default' },
  '&[data-kind="text"], &[data-kind="choice"]': { textAlign: 'start', overflow: 'clip', textOverflow: 'ellipsis' },
  '&[data-kind="flag"]': { textAlign: 'center', lineHeight: 0 },
  '&[data-doubtful]': { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  '&[data-changed]': { fontWeight: tokens.fontWeightSemibold },
  '&[data-filled]': { backgroundColor: tokens.colorNeutralBackground3 },
  '&[aria-selected="true"]': { backgroundColor: 'var(--dw-row-selected)' },
  '&[aria-invalid="true"]': {
    // Only refused text can be longer than its cell; clipping the other cells would cost time in every frame.
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorStatusDangerBorder2}`,
  },
  ':focus-visible': { outline: `2px solid ${tokens.colorCompoundBrandStroke}`, outlineOffset: '-2px' },
});

const useGridEditorClass = makeResetStyles({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  width: '100%',
  margin: 0,
  padding: '0 10px',
  border: 'none',
  borderRadius: 0,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground1,
  font: 'inherit',
  lineHeight: 'inherit',
  outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
  outlineOffset: '-2px',
});

const useGridStyles = makeStyles({
  frame: { position: 'relative', ...flexColumn, minWidth: 0, fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground1 },
  toolbar: { paddingBlockEnd: '12px' },
  scroller: {
    ...hairline.blockStart,
    ...hairline.blockEnd,
    position: 'relative',
    isolation: 'isolate',
    overflow: 'auto',
    maxBlockSize: maxHeight,
    // Opaque, so that scrolling needs no repaint.
    backgroundColor: tokens.colorNeutralBackground1,
    scrollPaddingBlockStart: `${sizes.head}px`,
    scrollPaddingBlockEnd: `${sizes.totals}px`,
    overscrollBehavior: 'contain',
  },
  head: {
    ...row,
    ...hairline.blockEnd,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    height: `${sizes.head}px`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: `${sizes.head - 1}px`,
  },
  totals: {
    ...row,
    ...hairline.blockStart,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 3,
    height: `${sizes.totals}px`,
    borderBlockStartColor: tokens.colorNeutralStroke1,
    backgroundColor: tokens.colorNeutralBackground2,
    lineHeight: `${sizes.totals - 1}px`,
    // Text of two sizes makes a line one pixel higher, which would make a short grid scroll.
    overflow: 'clip',
  },
  body: { position: 'relative', minWidth: `var(${leastWidthVariable})` },
  // A key press lays out and paints only the blocks that it changes.
  block: {
    contain: 'strict',
    contentVisibility: 'auto',
    boxSizing: 'border-box',
    '&:first-child > :first-child': { borderBlockStartColor: 'transparent' },
  },
  edgeCell: {
    boxSizing: 'border-box',
    minWidth: 0,
    paddingInline: '10px',
    ...truncatedText,
    textAlign: 'end',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke3,
  },
  startAligned: { textAlign: 'start' },
  centred: { textAlign: 'center', paddingInline: '4px' },
  headCell: {
    position: 'relative',
    ...flexRow,
    boxSizing: 'border-box',
    // Not clipped itself, because each clip costs time in every frame and the text is clipped already.
    minWidth: 0,
    textAlign: 'start',
  },
  number: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: `${sizes.number}px`,
    height: '100%',
    textAlign: 'center',
    ...smallQuietWords,
    backgroundColor: tokens.colorNeutralBackground2,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke3,
  },
  headSign: { marginInlineEnd: '4px', verticalAlign: '-1px', color: tokens.colorNeutralForeground3 },
  headText: { ...flexGrow, paddingInline: '10px', ...truncatedText },
  changedMark: {
    color: 'var(--dw-changed)',
    lineHeight: 0,
    fontSize: '16px',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
  },
  // Stays visible while the rest scrolls.
  pinned: { position: 'sticky', insetInlineStart: 0, zIndex: 2, backgroundColor: tokens.colorNeutralBackground1 },
  pinnedEdge: { position: 'sticky', insetInlineStart: 0, zIndex: 2, backgroundColor: tokens.colorNeutralBackground2 },
  flag: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '27px',
    paddingInline: '8px',
    fontSize: '18px',
    cursor: 'pointer',
    color: tokens.colorNeutralStrokeAccessible,
  },
  ticked: { color: tokens.colorCompoundBrandForeground1 },
  difference: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
    '& s': { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
    '& svg': { fontSize: '12px', color: tokens.colorNeutralForeground3 },
  },
  // Above the background of read-only cells, across all cells that it covers.
  closedText: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    height: '27px',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  unit: { marginInlineStart: '4px', ...smallQuietWords, fontWeight: tokens.fontWeightRegular },
  total: strongText,
  tight: { paddingInline: '6px' },
  muted: { ...smallQuietWords, fontWeight: tokens.fontWeightRegular },
  leftOut: {
    ...flexRow,
    justifyContent: 'space-between',
    columnGap: '8px',
    color: tokens.colorNeutralForeground3,
    textAlign: 'start',
    cursor: 'default',
  },
  textButton: {
    flexShrink: 0,
    paddingBlock: 0,
    paddingInline: '6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    lineHeight: '22px',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '-2px' },
  },
  iconButton: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    // Covers the end of a long name without its own place.
    marginInlineStart: '-26px',
    marginInlineEnd: '2px',
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    fontSize: '16px',
    lineHeight: 0,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground2BrandHover },
    ':focus-visible': {
      color: tokens.colorNeutralForeground2,
      outlineStyle: 'solid',
      outlineWidth: '2px',
      outlineColor: tokens.colorStrokeFocus2,
      outlineOffset: '-2px',
    },
  },
  // Content and button share one grid area, because a positioned button would make a layer per row.
  endCell: { display: 'grid', alignItems: 'center', justifyItems: 'start', paddingInline: '8px', '& > *': { gridArea: '1 / 1' } },
  endButton: {
    alignSelf: 'stretch',
    justifySelf: 'stretch',
    marginInline: '-8px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}` },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '-2px' },
  },
  sign: { position: 'absolute', insetInlineStart: '8px', insetBlockStart: '7px', fontSize: '12px', lineHeight: 0 },
  // In both directions, numbers are aligned with the end of the page's lines and entered from left to right.
  editorLtr: { textAlign: 'end' },
  editorRtl: { textAlign: 'start' },
  // Isolated layout: its changes don't affect the rest of the page.
  overlay: { position: 'absolute', inset: 0, zIndex: 1, contain: 'size layout', pointerEvents: 'none' },
  selection: {
    position: 'absolute',
    insetInlineStart: 0,
    insetInlineEnd: 0,
    insetBlockStart: 0,
    display: 'grid',
    gridTemplateColumns: `var(${columnsVariable})`,
  },
  ring: {
    position: 'relative',
    borderTopWidth: '2px',
    borderBottomWidth: '2px',
    borderInlineStartWidth: '2px',
    borderInlineEndWidth: '2px',
    borderTopStyle: 'solid',
    borderBottomStyle: 'solid',
    borderInlineStartStyle: 'solid',
    borderInlineEndStyle: 'solid',
    borderTopColor: tokens.colorCompoundBrandStroke,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    borderInlineStartColor: tokens.colorCompoundBrandStroke,
    borderInlineEndColor: tokens.colorCompoundBrandStroke,
  },
  dashed: {
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
    borderInlineStartWidth: '1px',
    borderInlineEndWidth: '1px',
    borderTopStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderInlineStartStyle: 'dashed',
    borderInlineEndStyle: 'dashed',
  },
  handle: {
    position: 'absolute',
    insetBlockEnd: '-5px',
    insetInlineEnd: '-5px',
    width: '8px',
    height: '8px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorCompoundBrandStroke,
    outlineStyle: 'solid',
    outlineWidth: '1px',
    outlineColor: tokens.colorNeutralBackground1,
    pointerEvents: 'auto',
    cursor: 'crosshair',
  },
  foot: {
    ...wrappingRow,
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '16px',
    minBlockSize: '40px',
    ...smallQuietWords,
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '-2px' },
  },
  footPart: { ...wrappingRow, alignItems: 'center', columnGap: '8px' },
  errorCount: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
  danger: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  kbd: {
    ...hairline.blockStart,
    ...hairline.blockEnd,
    ...hairline.inlineStart,
    ...hairline.inlineEnd,
    marginInlineStart: '4px',
    paddingInline: '4px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground3,
    fontFamily: tokens.fontFamilyBase,
    fontSize: '11px',
    lineHeight: '16px',
  },
  // Narrow windows have no room for them, and often no keyboard.
  keys: { whiteSpace: 'nowrap', '@media (max-width: 999.98px)': { display: 'none' } },
  unseen: visuallyHidden,
});

export type GridClasses = ReturnType<typeof useGridStyles> & { row: string; cell: string; editor: string };

export function useGridClasses(): GridClasses {
  const styles = useGridStyles();
  const row = useGridRowClass();
  const cell = useGridCellClass();
  const editor = useGridEditorClass();
  return useMemo(() => ({ ...styles, row, cell, editor }), [styles, row, cell, editor]);
}
