import { makeStyles, tokens } from '@fluentui/react-components';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';

export const useLogStyles = makeStyles({
  card: { ...flexColumn, minBlockSize: 0, minInlineSize: 0, overflow: 'hidden' },
  head: {
    ...flexRow,
    justifyContent: 'space-between',
    columnGap: '16px',
    flexShrink: 0,
    minBlockSize: '44px',
    paddingInline: '8px 20px',
    ...hairline.blockEnd,
  },
  tab: { '& .fui-Tab__content': { fontSize: '16px' } },
  link: { fontSize: tokens.fontSizeBase300, whiteSpace: 'nowrap' },
  panel: { ...flexColumn, flexGrow: 1, minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
  list: plainList,
  none: { margin: 0, padding: '20px', fontSize: '16px', color: tokens.colorNeutralForeground3 },
  row: {
    ...flexRow,
    columnGap: '16px',
    minBlockSize: '54px',
    boxSizing: 'border-box',
    paddingBlock: '4px',
    paddingInline: '20px',
    ':not(:last-child)': hairline.blockEnd,
    '@media (max-width: 999.98px)': { columnGap: '12px', paddingInline: '12px' },
  },
  time: { flexShrink: 0, minInlineSize: '46px', fontSize: '16px', color: tokens.colorNeutralForeground3 },
  order: { flexShrink: 0, minInlineSize: '76px', fontSize: '18px', fontWeight: tokens.fontWeightSemibold },
  whole: { whiteSpace: 'normal' },
  open: {
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  words: { flexGrow: 1, minInlineSize: 0 },
  who: { fontSize: '16px', lineHeight: '26px', ...truncatedText },
  what: { fontSize: tokens.fontSizeBase300, lineHeight: '22px', color: tokens.colorNeutralForeground3, ...truncatedText },
});
