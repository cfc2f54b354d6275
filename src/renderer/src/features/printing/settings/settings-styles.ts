import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  borderRadius: '6px',
  ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
  ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
} as const;

const chosen = {
  backgroundColor: 'var(--dw-row-selected)',
  ...shorthands.borderColor(tokens.colorBrandStroke1),
  ':hover': { backgroundColor: 'var(--dw-row-selected)' },
} as const;

export const useSettingsStyles = makeStyles({
  options: { display: 'flex', flexDirection: 'column', gap: '8px', maxHeight: '340px', overflowY: 'auto', padding: '2px' },
  printer: { ...option, paddingInlineEnd: '12px', minHeight: '52px' },
  chosen,
  printerIcon: { fontSize: '20px', flexShrink: 0, display: 'inline-flex' },
  names: { flexGrow: 1, minWidth: 0 },
  name: {
    display: 'block',
    fontWeight: tokens.fontWeightSemibold,
    lineHeight: '26px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  place: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  listHead: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', minHeight: '32px' },
  count: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  papers: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '8px' },
  paper: { ...option, paddingInlineEnd: '12px', minHeight: '72px' },
  sheet: {
    flexShrink: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1.5px', 'solid', tokens.colorNeutralStrokeAccessible),
    borderRadius: '2px',
  },
  sheetBox: { width: '36px', display: 'flex', justifyContent: 'center', flexShrink: 0 },
  none: { display: 'flex', alignItems: 'center', gap: '20px', flexWrap: 'wrap' },
  noneWords: { flexGrow: 1, flexBasis: '260px' },
  noneTitle: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  noneText: { margin: 0, marginBlock: '4px 12px', color: tokens.colorNeutralForeground3 },
  test: { display: 'flex', alignItems: 'center', gap: '12px', flexWrap: 'wrap' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: '16px' },
});
