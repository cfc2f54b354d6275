import { useRead } from '@renderer/runtime/calls/use-read';
import { ListScreen } from '@renderer/ui/list/list-screen';
import type { HistoryEntry } from '@shared/contract/print-history';
import { type ReactElement, useMemo } from 'react';
import { CsvButton } from './csv-button';
import { KeptDays } from './kept-days';
import { type HistoryTools, printHistoryList, toHistoryQuery } from './print-history-list';
import { useFreshHistory } from './use-fresh-history';
import { usePrintAgain } from './use-print-again';
import { usePrintElsewhere } from './use-print-elsewhere';

const none: HistoryTools['printers'] = [];
const keptDays: HistoryTools['keptDays'] = (days) => <KeptDays days={days} />;

/** `/printing/history` */
export function PrintHistoryScreen(): ReactElement {
  useFreshHistory();
  const { again } = usePrintAgain();
  const { elsewhere, question } = usePrintElsewhere(again);
  const { data: printers = none } = useRead('history.printers', undefined, { failure: 'inPlace' });
  const tools = useMemo<HistoryTools>(() => ({ again, elsewhere, printers, keptDays }), [again, elsewhere, printers]);
  return (
    <>
      <ListScreen<'history.list', HistoryEntry, HistoryTools>
        definition={printHistoryList}
        tools={tools}
        toolbar={(list) => <CsvButton query={() => toHistoryQuery(list.state())} />}
      />
      {question}
    </>
  );
}
