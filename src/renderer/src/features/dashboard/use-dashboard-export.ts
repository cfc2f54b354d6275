import { orderLists } from '@renderer/parts/orders/order-links';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import type { ListExportFormat } from '@shared/contract/desktop/list-exports';
import { largeFigures, smallFigures } from './figures';
import type { DayCounts } from './use-day-counts';
import type { Figures } from './use-figures';

interface DashboardExport {
  /** There is nothing to save yet, or it is being saved. */
  isOff: boolean;
  save(format: ListExportFormat): Promise<void>;
}

/** The figures and the days as a file: what is not known is left empty, and said. */
export function useDashboardExport(figures: Figures, counts: DayCounts): DashboardExport {
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
