import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular, Edit16Regular } from '@fluentui/react-icons';
import { useManaged } from '@renderer/runtime/calls/managed';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useFreshHistory } from '@renderer/shared-components/printing/use-fresh-history';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { isolate } from '@renderer/ui/text/isolate';
import { ToolButton } from '@renderer/ui/tools/tool';
import { toFilePlace } from '@renderer/validation/file-path';
import type { HistoryEntry } from '@shared/contract/printing/print-history';
import type { InputOf } from '@shared/contract/tables/bridge';
import { type ReactElement, Suspense, useMemo, useState } from 'react';
import { type HistoryTools, printHistoryList, toHistoryQuery } from './print-history-list';
import { usePrintAgain } from './use-print-again';
import { usePrintElsewhere } from './use-print-elsewhere';

const KeptDaysDialog = lazyWithProps(() => import('./retention-dialog'), 'KeptDaysDialog');

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
});

/** Shows how long the history is stored, with an action to change it if IT hasn't set it. */
function KeptDays({ days }: { days: number }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const managed = useManaged('printHistoryDays');
  const [isOpen, setOpen] = useState(false);
  const words = t('printHistory.days.kept', { count: days });
  if (managed) return <ManagedNote managed={managed} text={`${words}.`} />;
  const label = t('printHistory.days.change');
  return (
    <span className={styles.root}>
      {words}
      <Button size="small" appearance="subtle" icon={<Edit16Regular />} aria-label={label} title={label} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <KeptDaysDialog days={days} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

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

/** Exports every sheet that matches the filters, not only the page's. */
function CsvButton({ query }: { query(): InputOf<'history.exportCsv'> }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const { send, isPending } = useWrite('history.exportCsv');
  const save = async (): Promise<void> => {
    const result = await send(query());
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    notify.success(t('printHistory.csvSaved', { file: isolate(file, language) }));
  };
  return (
    <ToolButton
      appearance="secondary"
      icon={<ArrowDownload20Regular />}
      label={t('printHistory.action.csv')}
      hasWords
      isOff={isPending}
      onPress={() => void save()}
    />
  );
}
