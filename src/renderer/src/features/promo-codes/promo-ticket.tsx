import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CalendarLtr20Regular,
  DataUsage20Regular,
  ErrorCircle20Regular,
  PeopleTeam20Regular,
  Tag20Regular,
  Warning20Regular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, plainList } from '@renderer/ui/layout/layout-styles';
import { quietText, smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { usePromoCodeValues } from './use-promo-code-values';
import { type TicketLine, useTicketLines } from './use-ticket-lines';

const useStyles = makeStyles({
  root: { position: 'relative', overflow: 'hidden', padding: '20px' },
  title: { margin: 0, ...smallQuietWords, fontWeight: tokens.fontWeightRegular },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  empty: quietText,
  /** Where the stub is torn off. */
  perforation: {
    position: 'relative',
    marginBlock: '16px',
    marginInline: '-20px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'dashed',
    borderBlockStartColor: tokens.colorNeutralStroke1,
    '&::before': { insetInlineStart: '-9px' },
    '&::after': { insetInlineEnd: '-9px' },
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-9px',
      boxSizing: 'border-box',
      width: '18px',
      height: '18px',
      borderRadius: tokens.borderRadiusCircular,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground2,
    },
  },
  lines: { ...flexColumn, rowGap: '10px', ...plainList },
  line: { display: 'flex', columnGap: '10px', alignItems: 'start', overflowWrap: 'anywhere' },
  icon: { display: 'flex', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  noticed: { color: 'var(--dw-changed)' },
});

const icons: Record<TicketLine['about'], ReactElement> = {
  discount: <Tag20Regular />,
  end: <CalendarLtr20Regular />,
  limit: <PeopleTeam20Regular />,
  used: <DataUsage20Regular />,
};

/** What is typed in the form, in words, as a voucher; it names what is wrong. */
export function PromoTicket(): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const values = usePromoCodeValues();
  const lines = useTicketLines(values);
  const name = values.name.trim();
  return (
    <Card as="section" className={styles.root} aria-label={t('promoCodes.preview.title')}>
      <h2 className={styles.title}>{t('promoCodes.preview.title')}</h2>
      <p className={mergeClasses(styles.name, name === '' && styles.empty)}>
        <bdi>{name || t('promoCodes.preview.noName')}</bdi>
      </p>
      <div className={styles.perforation} aria-hidden />
      <ul className={styles.lines}>
        {lines.map(({ about, text, tone }) => (
          <li key={text} className={mergeClasses(styles.line, tone && styles[tone])}>
            <span className={mergeClasses(styles.icon, tone && styles[tone])} aria-hidden>
              {tone === 'wrong' ? <ErrorCircle20Regular /> : tone === 'noticed' ? <Warning20Regular /> : icons[about]}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
