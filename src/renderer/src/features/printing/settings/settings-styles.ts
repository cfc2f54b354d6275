import { makeStyles, tokens } from '@fluentui/react-components';

export const useSettingsStyles = makeStyles({
  options: { display: 'flex', flexDirection: 'column', gap: '8px', maxHeight: '340px', overflowY: 'auto' },
  papers: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '8px' },
  listHead: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', minHeight: '24px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  sheetBox: { width: '24px', height: '34px', display: 'flex', alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
  sheet: {
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 1.5px ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '2px',
  },
  none: { display: 'flex', alignItems: 'center', gap: '20px', flexWrap: 'wrap' },
  noneWords: { flexGrow: 1, flexBasis: '260px' },
  noneTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  noneText: { margin: 0, marginBlockStart: '4px', color: tokens.colorNeutralForeground3 },
  test: { display: 'flex', alignItems: 'center', gap: '16px', flexWrap: 'wrap', padding: '20px' },
  testWords: { flexGrow: 1, flexBasis: '240px' },
  testTitle: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  testHint: { margin: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  problem: { margin: 0, marginBlockStart: '4px', color: 'var(--dw-canceled-text)', fontSize: tokens.fontSizeBase200 },
});
