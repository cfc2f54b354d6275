import { Button, makeStyles } from '@fluentui/react-components';
import { ask } from '@renderer/runtime/calls/bridge';
import { stopBulkWrite, useBulkWriteRun, withLiveRun } from '@renderer/runtime/calls/bulk-writes/bulk-write-state';
import { startBulkWrite } from '@renderer/runtime/calls/bulk-writes/start-bulk-write';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { EmptyState } from '@renderer/ui/feedback/empty-state';
import { FailureState } from '@renderer/ui/feedback/error-state';
import { Loader } from '@renderer/ui/feedback/loader';
import { Card } from '@renderer/ui/layout/card';
import { stack } from '@renderer/ui/layout/layout-styles';
import { toResult } from '@renderer/ui/list/bulk/result-badge';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import type { BulkWrite, BulkWriteRow } from '@shared/contract/desktop/bulk-writes';
import { countLasting, toUndoRows } from '@shared/contract/desktop/undo-rows';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ReportHead, RunningHead, type WriteCounts } from './bulk-write-head';
import { bulkWritePath } from './bulk-write-path';
import { BulkWriteRows } from './bulk-write-rows';

const useStyles = makeStyles({ root: { ...stack.gap16, flexGrow: 1, minHeight: 0 } });

/** `/masterHN/products/writings/:id`: a bulk write while it runs, its report, its remaining rows after a restart, and its undo (docs/adr/0110). */
export function BulkWriteScreen(): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const { writing: id = '' } = useParams();
  const read = useRead('bulkWrites.read', { id }, { failure: 'inPlace', staleTimeMs: 0, keepPrevious: false });
  if (read.error) return <FailureState failure={read.error.failure} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Loader />;
  if (read.data === null) {
    return (
      <Card>
        <EmptyState
          title={t('writing.goneTitle')}
          text={t('writing.goneText')}
          action={<Button onClick={() => void navigate('/masterHN/products')}>{t('productTable.toProducts')}</Button>}
        />
      </Card>
    );
  }
  return <ShownBulkWrite key={id} kept={read.data} />;
}

function ShownBulkWrite({ kept }: { kept: BulkWrite }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const write = withLiveRun(
    kept,
    useBulkWriteRun(({ run }) => run),
  );
  const { id, run } = write;
  const { undo, saveUndo } = useUndoOf(write);
  const [isAsking, setAsking] = useState(false);
  const counts = toCounts(write);
  const lasting = countLasting(write);
  const retry = async (record?: Pick<BulkWriteRow, 'id'>, overwrites = false): Promise<void> => {
    const begun = await ask('bulkWrites.retry', { id, ...(record && { record: record.id, overwrites }) });
    if (!begun.ok) notify.failure(begun.error);
  };
  return (
    <div className={styles.root}>
      {run?.isRunning ? (
        <RunningHead run={run} counts={counts} onStop={() => stopBulkWrite(id)} />
      ) : (
        <ReportHead
          write={write}
          counts={counts}
          canUndo={write.kind !== 'undo' && toUndoRows(write).length > 0}
          onUndo={() => setAsking(true)}
          onUndoFile={() => void saveUndo()}
          onTryAgain={() => void retry()}
        />
      )}
      <BulkWriteRows write={write} onOverwrite={(row) => void retry(row, true)} onLook={(row) => void retry(row)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('writing.undoQuestion', { count: toUndoRows(write).length })}
        text={[t('writing.undoText'), ...(lasting > 0 ? [t('writing.undoLasting', { count: lasting })] : [])].join(' ')}
        confirmLabel={t('writing.undo')}
        isDanger={false}
        onConfirm={() => {
          setAsking(false);
          void undo();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** Undoes a bulk write by another one, or saves a file that undoes it when it's imported. */
function useUndoOf(write: BulkWrite): { undo(): Promise<void>; saveUndo(): Promise<void> } {
  const t = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const language = useLanguage();
  const { send } = useWrite('bulkWrites.saveUndo');
  const tellSaved = useTellSaved();
  const { id } = write;
  return {
    async undo() {
      await startBulkWrite(
        client,
        () => ask('bulkWrites.undo', { id }),
        (undone) => void navigate(bulkWritePath(undone)),
      );
    },
    async saveUndo() {
      const saved = await send({ id, language });
      if (!saved.ok || saved.value.path === null) return;
      tellSaved(saved.value, t('writing.undoFileSaved', { count: saved.value.rows }));
      const lasting = countLasting(write);
      if (lasting > 0) notify.warning(t('writing.undoLasting', { count: lasting }));
      // An import file has no column for categories.
      if (write.rows.some(({ changes }) => changes.some(({ field }) => field === 'category_id')))
        notify.warning(t('writing.undoFileCategories'));
    },
  };
}

function toCounts({ rows, outcomes }: BulkWrite): WriteCounts {
  const results = rows.map(({ id }) => toResult(outcomes[id]));
  const count = (...wanted: readonly string[]): number => results.filter((result) => wanted.includes(result)).length;
  return {
    total: results.length,
    settled: count('written', 'unchanged'),
    changedBySomeone: count('changedBySomeone'),
    unknown: count('unknown'),
    refused: count('refused'),
    notSent: count('waiting', 'notSent', 'blocked'),
  };
}
