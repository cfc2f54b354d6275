import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { InfoRegular, OpenRegular, PrintAddRegular, PrintRegular } from '@fluentui/react-icons';
import { useToday } from '@renderer/runtime/state/today';
import { toOrderAddress } from '@renderer/shared-components/orders/order-address';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import type { ListState } from '@renderer/ui/list/state/list-state';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { type HistoryDay, type HistoryEntry, historyDocuments, historyOutcomes } from '@shared/contract/printing/print-history';
import type { InputOf } from '@shared/contract/tables/bridge';
import { addDays } from '@shared/domain/dates';
import type { ReactElement } from 'react';
import { OutcomeBadge } from './outcome-badge';
import { DocumentCell, PrintedByCell } from './sheet-words';
import type { PrintAgain } from './use-print-again';
import type { PrintElsewhere } from './use-print-elsewhere';

export const historyPath = 'printing/history';

export interface HistoryTools extends PrintAgain, PrintElsewhere {
  printers: readonly { name: string; displayName: string }[];
  keptDays(days: number): ReactElement;
}

type Entries = ListContext<HistoryTools>;

/** Returns the query without the page. */
export function toHistoryQuery({ search, dates, filters }: ListState): InputOf<'history.exportCsv'> {
  const chosen = <Value extends string>(key: string, values: readonly Value[]): Value[] =>
    values.filter((value) => filters[key]?.includes(value));
  const [documents, outcomes] = [chosen('document', historyDocuments), chosen('outcome', historyOutcomes)];
  return {
    ...(search && { search }),
    ...(dates && { startDate: dates.from, endDate: dates.to }),
    ...(documents.length > 0 && { documents }),
    ...(outcomes.length > 0 && { outcomes }),
    ...(filters.printer && { printers: [...filters.printer] }),
  };
}

const useStyles = makeStyles({ count: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular } });

function DayHead({ day, list: { t, format } }: { day: HistoryDay; list: Entries }): ReactElement {
  const styles = useStyles();
  const today = useToday();
  const weekday = format.weekday(day.id);
  const words =
    day.id === today
      ? t('printHistory.day.today', { day: weekday })
      : day.id === addDays(today, -1)
        ? t('printHistory.day.yesterday', { day: weekday })
        : day.id.slice(0, 4) === today.slice(0, 4)
          ? weekday
          : format.date(day.id);
  return (
    <>
      {words} <span className={styles.count}>· {t('printHistory.day.sheets', { count: day.sheets })}</span>
    </>
  );
}

const toLink = ({ id }: HistoryEntry) => ({ to: `/${historyPath}/${encodeURIComponent(id)}` });

export const printHistoryList: ListDefinition<'history.list', HistoryEntry, HistoryTools> = {
  id: historyPath,
  title: 'printHistory',
  texts: 'printHistory',
  call: 'history.list',
  toInput: (state) => ({ page: state.page, ...toHistoryQuery(state) }),
  isSearchable: true,
  rowName: ({ title }) => title,
  rowLink: toLink,
  // A quarter of a year, which is the default retention. The user can select more days.
  dates: { defaults: (today) => ({ from: addDays(today, -90), to: today }), earliest: '2024-01-01' },
  filters: [
    {
      key: 'document',
      label: (t) => t('printHistory.filter.documents'),
      values: historyDocuments,
      choices: ({ t }) => historyDocuments.map((key) => ({ key, name: t(`printables.name.${key}`) })),
    },
    {
      key: 'printer',
      label: (t) => t('printHistory.filter.printers'),
      choices: ({ tools }) => tools.printers.map(({ name, displayName }) => ({ key: name, name: displayName })),
    },
    {
      key: 'outcome',
      label: (t) => t('printHistory.filter.outcomes'),
      values: historyOutcomes,
      choices: ({ t }) => historyOutcomes.map((key) => ({ key, name: t(`printHistory.outcome.${key}`) })),
    },
  ],
  notice: ({ areNamesReadable }, { t }) =>
    !areNamesReadable && (
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('printHistory.namesUnreadable')}</MessageBarBody>
      </MessageBar>
    ),
  file: 'own',
  foot: ({ keptDays }, { tools }) => tools.keptDays(keptDays),
  grouping: {
    countsRows: true,
    toRows: ({ entries }) => entries,
    name: ({ id }) => id,
    head: (day, list) => <DayHead day={day} list={list} />,
  },
  columns: [
    { key: 'time', width: 64, cell: ({ at }, { format }) => <bdi>{format.time(at)}</bdi> },
    {
      key: 'order',
      width: 84,
      isLink: true,
      cell: ({ order, title }, { t }) => (order ? <bdi dir="ltr">{t('orders.number', { id: String(order.id) })}</bdi> : <bdi>{title}</bdi>),
    },
    { key: 'customer', width: 'rest', cell: ({ customer }) => <IsolatedText>{customer}</IsolatedText> },
    { key: 'document', width: 168, narrowWidth: 160, cell: (entry, { t }) => <DocumentCell entry={entry} t={t} /> },
    { key: 'printer', width: 168, hideOrder: 2, cell: ({ printerName }) => <bdi>{printerName}</bdi> },
    { key: 'by', width: 'rest', minWidth: 120, hideOrder: 1, cell: ({ by }, { t }) => <PrintedByCell by={by} t={t} /> },
    { key: 'copies', width: 64, align: 'end', hideOrder: 3, cell: ({ copies }, { format }) => format.number(copies) },
    { key: 'outcome', width: 156, cell: ({ outcome }, { t }) => <OutcomeBadge outcome={outcome} t={t} /> },
  ],
  rowActions: [
    {
      key: 'again',
      label: (t, { isUnprinted }) => t(isUnprinted ? 'printHistory.action.send' : 'printHistory.action.again'),
      icon: <PrintRegular />,
      isInline: true,
      isOffered: ({ isSheetKept }) => isSheetKept,
      run: (entry, { tools }) => void tools.again([entry]),
    },
    {
      key: 'elsewhere',
      label: (t) => t('printHistory.action.elsewhere'),
      icon: <PrintAddRegular />,
      isOffered: ({ isSheetKept }) => isSheetKept,
      run: (entry, { tools }) => tools.elsewhere([entry]),
    },
    {
      key: 'details',
      opensRow: true,
      label: (t) => t('printHistory.action.details'),
      icon: <InfoRegular />,
      run: (entry, { go }) => go(toLink(entry).to),
    },
    {
      key: 'order',
      label: (t) => t('printHistory.action.openOrder'),
      icon: <OpenRegular />,
      isOffered: ({ order }) => order !== null,
      run: ({ order }, { go }) => order && go(toOrderAddress(order)),
    },
  ],
  bulkActions: [
    {
      key: 'again',
      label: (t, count) => t('printHistory.action.againMany', { count }),
      icon: <PrintRegular />,
      isPrimary: true,
      async run(entries, { tools }, selection) {
        if (await tools.again(entries)) selection.remove(entries);
      },
    },
    {
      key: 'elsewhere',
      label: (t) => t('printHistory.action.elsewhere'),
      icon: <PrintAddRegular />,
      run: (entries, { tools }, selection) => tools.elsewhere(entries, () => selection.remove(entries)),
    },
  ],
};
