import { makeStyles, tokens } from '@fluentui/react-components';
import {
  ArrowDown16Regular,
  ArrowUp16Regular,
  Calculator20Regular,
  Cart20Regular,
  DismissCircle20Regular,
  type FluentIcon,
  Money20Regular,
} from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { iconStyle } from '@renderer/ui/badges/mark-styles';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { Money } from '@renderer/ui/text/money';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import type { SalesPeriod, SalesReport, SalesResult } from '@shared/contract/desktop/sales';
import type { ReactElement, ReactNode } from 'react';
import { OrdersLink } from './orders-link';
import { toCanceledFilters, toTakenFilters } from './part-cards';
import { toAverage, toDelta, toShare } from './sales-words';
import { usePeriodText } from './use-period-text';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '16px',
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  card: { ...flexColumn, rowGap: '4px', padding: '16px 20px', minBlockSize: '112px', boxSizing: 'border-box' },
  name: { ...flexRow, columnGap: '10px', color: tokens.colorNeutralForeground2 },
  icon: iconStyle.brand,
  value: { fontSize: '28px', lineHeight: '40px', fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  beside: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightRegular, marginInlineStart: '10px' },
  note: { ...smallQuietText, ...flexRow, columnGap: '4px' },
  arrow: { flexShrink: 0 },
  unknown: { color: tokens.colorNeutralForeground3 },
});

const icons = { takings: Money20Regular, orders: Cart20Regular, average: Calculator20Regular, canceled: DismissCircle20Regular } as const;
type FigureKey = keyof typeof icons;
const figureKeys = Object.keys(icons) as FigureKey[];

interface FigureProps {
  figure: FigureKey;
  children: ReactNode;
  notes?: ReactNode;
  isBusy?: boolean;
}

function Figure({ figure, children, notes, isBusy = false }: FigureProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const Icon: FluentIcon = icons[figure];
  return (
    <Card className={styles.card} data-figure={figure} aria-busy={isBusy}>
      <div className={styles.name}>
        <Icon className={styles.icon} aria-hidden="true" />
        <span>{t(`sales.figures.${figure}`)}</span>
      </div>
      <div className={styles.value}>{children}</div>
      {notes}
    </Card>
  );
}

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <section aria-label={t('sales.figures.title')} className={styles.root}>
      {children}
    </section>
  );
}

/** Shown while the lists load or after a failure: no figures are computed. */
export function NoFigures({ isReading }: { isReading: boolean }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Frame>
      {figureKeys.map((figure) => (
        <Figure key={figure} figure={figure} isBusy={isReading}>
          {isReading ? (
            <SkeletonBar width="120px" />
          ) : (
            <span className={styles.unknown} role="img" aria-label={t('sales.notKnown')}>
              {t('sales.unknown')}
            </span>
          )}
        </Figure>
      ))}
    </Frame>
  );
}

interface DeltaProps {
  now: number | null;
  before: number | null;
  /** Null if nothing is compared. */
  period: SalesPeriod | null;
  /** It was requested, but is unknown. */
  isUnknown: boolean;
}

/** Compares with the previous period by a word, an arrow, and the number's sign. */
function DeltaNote({ now, before, period, isUnknown }: DeltaProps): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const toPeriodText = usePeriodText();
  if (!period) return null;
  const words = { period: toPeriodText(period) };
  if (isUnknown) return <span className={styles.note}>{t('sales.delta.unknown', words)}</span>;
  const delta = toDelta(now ?? 0, before ?? 0);
  if (!('percent' in delta)) return <span className={styles.note}>{t(`sales.delta.${delta.kind}`, words)}</span>;
  const Arrow = delta.kind === 'up' ? ArrowUp16Regular : ArrowDown16Regular;
  return (
    <span className={styles.note} data-delta={delta.kind}>
      <Arrow className={styles.arrow} aria-hidden="true" />
      <span>
        <LeftToRight>{t(`sales.delta.${delta.kind}`, { ...words, percent: format.digits(delta.percent) })}</LeftToRight>
      </span>
    </span>
  );
}

/** The sign is before its number, in Arabic too. */
function LeftToRight({ children }: { children: string }): ReactElement {
  const parts = children.split(/<n>(.*?)<\/n>/);
  return (
    <>
      {parts[0]}
      <bdi dir="ltr">
        <strong>{parts[1]}</strong>
      </bdi>
      {parts[2]}
    </>
  );
}

interface FigureCardsProps {
  report: SalesReport;
  /** Day in Kuwait. */
  today: string;
  before: SalesResult['before'];
  /** The compared period; null for none. */
  beforePeriod: SalesPeriod | null;
}

/** The four main figures. */
export function FigureCards({ report, before, beforePeriod, today }: FigureCardsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const { takings, period } = report;
  const compared = { period: beforePeriod, isUnknown: before === null };
  const average = toAverage(takings);
  return (
    <Frame>
      <Figure
        figure="takings"
        notes={
          <>
            <DeltaNote {...compared} now={takings.fils} before={before?.takings.fils ?? null} />
            {beforePeriod && period.from <= today && today <= period.to && <span className={styles.note}>{t('sales.delta.open')}</span>}
          </>
        }
      >
        <Money fils={takings.fils} />
      </Figure>
      <Figure
        figure="orders"
        notes={
          <>
            <DeltaNote {...compared} now={takings.count} before={before?.takings.count ?? null} />
            <span className={styles.note}>
              <OrdersLink isShort what={t('sales.figures.takings')} part={takings} period={period} filters={toTakenFilters(report)} />
            </span>
          </>
        }
      >
        <bdi>{format.number(takings.count)}</bdi>
      </Figure>
      <Figure figure="average" notes={<DeltaNote {...compared} now={average} before={before && toAverage(before.takings)} />}>
        {average === null ? <bdi>—</bdi> : <Money fils={average} />}
      </Figure>
      <CanceledFigure report={report} before={before} beforePeriod={beforePeriod} />
    </Frame>
  );
}

/** Canceled orders as a share of all. The previous period is compared in words, because less is better here. */
function CanceledFigure({ report, before, beforePeriod }: Omit<FigureCardsProps, 'today'>): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const toPeriodText = usePeriodText();
  const { takings, canceled, period } = report;
  const share = toShare(canceled.count, takings.count + canceled.count);
  return (
    <Figure
      figure="canceled"
      notes={
        <>
          <span className={styles.note}>
            <span>
              <IsolatedValues>{t('sales.share', { percent: format.digits(share) })}</IsolatedValues>
            </span>
            <OrdersLink isShort what={t('sales.figures.canceled')} part={canceled} period={period} filters={toCanceledFilters(report)} />
          </span>
          {beforePeriod && before && (
            <span className={styles.note}>
              <span>
                <IsolatedValues>
                  {t('sales.was', {
                    count: before.canceled.count,
                    period: toPeriodText(beforePeriod),
                    amount: format.money(before.canceled.fils),
                  })}
                </IsolatedValues>
              </span>
            </span>
          )}
        </>
      }
    >
      <bdi>{format.number(canceled.count)}</bdi>
      <span className={styles.beside}>
        <Money fils={canceled.fils} />
      </span>
    </Figure>
  );
}
