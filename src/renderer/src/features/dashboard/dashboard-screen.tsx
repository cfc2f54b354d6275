import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useToday } from '@renderer/runtime/state/today';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderLists } from '@renderer/shared-components/orders/order-links';
import { FailureBar } from '@renderer/ui/feedback/failure-bar';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { Toolbar } from '@renderer/ui/layout/toolbar';
import { ExportMenuButton } from '@renderer/ui/list/export/export-menu-button';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import { quietText, smallQuietWords } from '@renderer/ui/text/text-styles';
import { type ListExportFormat, listExportFormats } from '@shared/contract/desktop/list-exports';
import type { ReactElement } from 'react';
import { useDayNames } from './day-names';
import { DaysChart } from './days-chart';
import { FigureCard } from './figure-card';
import { type Figure, largeFigures, smallFigures } from './figures';
import { NeedsYou } from './needs-you';
import { StatesChart } from './states-chart';
import { type DayCounts, useDayCounts } from './use-day-counts';
import { type Figures, useFigures } from './use-figures';

interface DashboardExport {
  /** There is nothing to save yet, or a save is running. */
  isOff: boolean;
  save(format: ListExportFormat): Promise<void>;
}

/** Exports the figures and the days as a file; unknown values are empty, with a note. */
function useDashboardExport(figures: Figures, counts: DayCounts): DashboardExport {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const { send, isPending } = useWrite('listExports.saveFigures');
  const tellSaved = useTellSaved();
  const all = [...largeFigures, ...smallFigures];
  const isCounting = counts.settled < counts.days.length;
  const isOff = isPending || !figures.readAt || isCounting || all.some(({ key }) => figures.get(key) === 'loading');

  async function save(kind: ListExportFormat): Promise<void> {
    if (isOff || !figures.readAt) return;
    const known = (value: unknown): number | null => (typeof value === 'number' ? value : null);
    const rows = [
      ...all.map(({ key, isMoney }) => {
        const value = known(figures.get(key));
        return [t('dashboard.figures.title'), t(`dashboard.figures.${key}`), isMoney ? null : value, isMoney ? value : null];
      }),
      ...orderLists.flatMap((list, at) =>
        counts.days.map(({ day, counts: own }) => [
          t(`navigation.${list === 'orders.list' ? 'orders' : 'guestOrders'}`),
          day,
          known(own[at]),
          null,
        ]),
      ),
    ];
    const saved = await send({
      language,
      format: kind,
      title: t('navigation.dashboard'),
      columns: [
        { head: t('salesDocuments.part'), kind: 'text' },
        { head: t('sales.columns.name'), kind: 'text' },
        { head: t('dashboard.number'), kind: 'number' },
        { head: t('dashboard.amount'), kind: 'money' },
      ],
      rows,
      notes: [t('dashboard.updated', { time: format.dateTime(figures.readAt.toISOString()) })],
    });
    if (saved.ok) tellSaved(saved.value);
  }

  return { isOff, save };
}

const narrow = '@media (max-width: 999.98px)';
const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '16px' },
  muted: quietText,
  time: smallQuietWords,
  large: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
  plots: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2.1fr) minmax(280px, 1fr)',
    gap: '16px',
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  small: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '12px 16px',
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** `/masterHN/dashboard`, checklist DSH-01: the cards load first, then the days, with one call each. */
export function DashboardScreen(): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const today = useToday();
  const figures = useFigures();
  const counts = useDayCounts(today, figures.isFinal);
  const output = useDashboardExport(figures, counts);
  const refresh = (): void => {
    figures.refresh();
    counts.refresh();
  };
  const toCards = (some: readonly Figure[], isLarge: boolean): ReactElement[] =>
    some.map((figure) => <FigureCard key={figure.key} figure={figure} value={figures.get(figure.key)} isLarge={isLarge} />);
  return (
    <div className={styles.root}>
      <Head figures={figures} output={output} today={today} isBusy={figures.isFetching || counts.isFetching} onRefresh={refresh} />
      <NeedsYou today={today} />
      {figures.failure && <FailureBar title={t('dashboard.figures.failed')} failure={figures.failure} onRetry={figures.refresh} />}
      <section aria-label={t('dashboard.figures.title')} className={styles.large}>
        {toCards(largeFigures, true)}
      </section>
      <div className={styles.plots}>
        <DaysChart counts={counts} today={today} />
        <StatesChart figures={figures} />
      </div>
      <section aria-label={t('dashboard.figures.more')} className={styles.small}>
        {toCards(smallFigures, false)}
      </section>
    </div>
  );
}

interface HeadProps {
  figures: Figures;
  output: ReturnType<typeof useDashboardExport>;
  today: string;
  isBusy: boolean;
  onRefresh(): void;
}

function Head({ figures: { readAt }, output, today, isBusy, onRefresh }: HeadProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const names = useDayNames();
  return (
    <Toolbar
      start={<span className={styles.muted}>{names.full(today)}</span>}
      end={
        <>
          <span role="status" className={styles.time}>
            {readAt && t('dashboard.updated', { time: format.time(readAt.toISOString()) })}
          </span>
          <ExportMenuButton
            appearance="subtle"
            formats={listExportFormats}
            isOff={output.isOff}
            onFormat={(kind) => void output.save(kind)}
          />
          <Button appearance="subtle" icon={<ArrowClockwise20Regular />} aria-busy={isBusy} onClick={onRefresh}>
            {t('common.refresh')}
          </Button>
        </>
      }
    />
  );
}
