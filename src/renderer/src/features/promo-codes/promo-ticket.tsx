import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  CalendarLtr20Regular,
  DataUsage20Regular,
  ErrorCircle20Regular,
  PeopleTeam20Regular,
  Tag20Regular,
  Warning20Regular,
} from '@fluentui/react-icons';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, plainList } from '@renderer/ui/layout/layout-styles';
import { quietText, smallQuietWords } from '@renderer/ui/text/text-styles';
import { parseIntegerWithUnit } from '@renderer/validation/parse-amount';
import { parseDay } from '@renderer/validation/parse-day';
import { parseInteger } from '@renderer/validation/parse-number';
import { toFils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import type { PromoCodeValues } from './promo-code-form';
import { isExpired, isUsedUp } from './promo-state';
import { usePromoCodeValues } from './use-promo-code-values';

interface TicketLine {
  about: 'discount' | 'end' | 'limit' | 'used';
  text: string;
  /** `wrong` can't be saved; `noticed` can, but may be a mistake. */
  tone?: 'wrong' | 'noticed';
}

/** Returns the entered values as sentences. */
function useTicketLines(values: PromoCodeValues): readonly TicketLine[] {
  const t = useTexts();
  const format = useFormat();
  const today = useToday();
  return [toDiscountLine(values, t, format), toEndLine(values.end_date, today, t, format), ...toUsageLines(values, t)];
}

function toDiscountLine({ Type, amount: typed }: PromoCodeValues, t: Translate, format: Formatter): TicketLine {
  const about = 'discount';
  if (typed.trim() === '') return { about, text: t(Type === '' ? 'promoCodes.preview.noDiscount' : 'promoCodes.preview.noAmount') };
  const number = parseIntegerWithUnit(typed);
  if (number !== null && Type === '') return { about, text: t('promoCodes.preview.noType') };
  if (number === null) return { about, text: t('promoCodes.preview.wrongAmount'), tone: 'wrong' };
  if (Type === 'fixed') return { about, text: t('promoCodes.preview.takesOff', { amount: format.money(toFils(number)) }) };
  const amount = `${format.number(number)}%`;
  if (number > 100) return { about, text: t('promoCodes.preview.over100', { amount }), tone: 'noticed' };
  return { about, text: t('promoCodes.preview.takesOff', { amount }) };
}

const dayMs = 86_400_000;

function toEndLine(typed: string, today: string, t: Translate, format: Formatter): TicketLine {
  const about = 'end';
  if (typed.trim() === '') return { about, text: t('promoCodes.preview.noEnd') };
  const day = parseDay(typed);
  if (day === null) return { about, text: t('promoCodes.preview.wrongEnd'), tone: 'wrong' };
  const date = format.date(day);
  if (isExpired(day, today)) return { about, text: t('promoCodes.preview.expiredOn', { date }), tone: 'noticed' };
  if (day === today) return { about, text: t('promoCodes.preview.endsToday') };
  const count = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return { about, text: t('promoCodes.preview.endsOn', { date, count }) };
}

function toUsageLines(values: PromoCodeValues, t: Translate): TicketLine[] {
  const about = 'limit';
  const [max_usage, count_usage] = [values.max_usage, values.count_usage].map(toCount);
  if (max_usage == null || count_usage == null) return [{ about, text: t('promoCodes.preview.wrongUsage'), tone: 'wrong' }];
  if (isUsedUp({ max_usage, count_usage })) return [{ about, text: t('promoCodes.preview.usedUp', { count: max_usage }), tone: 'noticed' }];
  const limit = max_usage === 0 ? t('promoCodes.preview.noLimit') : t('promoCodes.preview.limit', { count: max_usage });
  const used: TicketLine[] = count_usage === 0 ? [] : [{ about: 'used', text: t('promoCodes.preview.used', { count: count_usage }) }];
  return [{ about, text: limit }, ...used];
}

/** Empty is 0 (checklist PRM-14, PRM-15); null for other text. */
function toCount(typed: string): number | null {
  return typed.trim() === '' ? 0 : parseInteger(typed);
}

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
  /** The line between voucher and stub. */
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

/** Shows the entered values as a voucher, with their errors. */
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
