import { Button, makeStyles } from '@fluentui/react-components';
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
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import { countLasting, toUndoRows } from '@shared/contract/desktop/undo-rows';
import type { Writing, WritingRow } from '@shared/contract/desktop/writings';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type RowInTurn, stateOf, toAnotherTry, toOpenRows, toOverwriting } from './write-products';
import { ReportHead, RunningHead, type WritingCounts } from './writing-head';
import { writingPath } from './writing-path';
import { WritingRows } from './writing-rows';
import { beginWriting, runWriting, stopWriting, useWriting } from './writing-state';

const useStyles = makeStyles({ root: { ...stack.gap16, flexGrow: 1, minHeight: 0 } });

/** `/masterHN/products/writings/:id`: many writes while they run, what came of them, what is left of them after a restart, and the way back (docs/adr/0079). */
export function WritingScreen(): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const { writing: id = '' } = useParams();
  const read = useRead('writings.read', { id }, { failure: 'inPlace', staleTimeMs: 0, keepPrevious: false });
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
  return <ShownWriting key={id} kept={read.data} />;
}

function ShownWriting({ kept }: { kept: Writing }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const live = useWriting();
  const language = useLanguage();
  const { send: sendUndo } = useWrite('writings.saveUndo');
  const tellSaved = useTellSaved();
  const [isAsking, setAsking] = useState(false);
  const isOwn = live.id === kept.id;
  // What lies on the disk is a moment behind what this page has done itself.
  const writing = isOwn ? { ...kept, outcomes: { ...kept.outcomes, ...live.outcomes } } : kept;
  const isRunning = isOwn && live.isRunning;
  const counts = toCounts(writing);
  const lasting = countLasting(writing);
  const run = (rows: readonly RowInTurn[]): void => void runWriting(client, writing, rows);
  const undo = async (): Promise<void> => {
    setAsking(false);
    await beginWriting(client, { kind: 'undo', source: writing.source, rows: toUndoRows(writing) }, (id) => void navigate(writingPath(id)));
  };
  const saveUndo = async (): Promise<void> => {
    const saved = await sendUndo({ id: writing.id, language });
    if (!saved.ok || saved.value.path === null) return;
    tellSaved(saved.value, t('writing.undoFileSaved', { count: saved.value.rows }));
    if (lasting > 0) notify.warning(t('writing.undoLasting', { count: lasting }));
    // A file brings no categories.
    if (writing.rows.some(({ changes }) => changes.some(({ field }) => field === 'category_id')))
      notify.warning(t('writing.undoFileCategories'));
  };
  const overwrite = (row: WritingRow): void => run([toOverwriting(row, writing.outcomes[row.id] ?? { state: 'changed' })]);
  return (
    <div className={styles.root}>
      {isRunning ? (
        <RunningHead {...live} counts={counts} onStop={stopWriting} />
      ) : (
        <ReportHead
          writing={writing}
          counts={counts}
          halt={isOwn ? live.halt : null}
          retryAt={isOwn ? live.retryAt : null}
          canUndo={writing.kind !== 'undo' && toUndoRows(writing).length > 0}
          onUndo={() => setAsking(true)}
          onUndoFile={() => void saveUndo()}
          onTryAgain={() => run(toOpenRows(writing))}
        />
      )}
      <WritingRows
        writing={writing}
        current={isRunning ? live.current : null}
        isRunning={isRunning}
        onOverwrite={overwrite}
        onLook={(row) => run([toAnotherTry(row, writing)])}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('writing.undoQuestion', { count: toUndoRows(writing).length })}
        text={[t('writing.undoText'), ...(lasting > 0 ? [t('writing.undoLasting', { count: lasting })] : [])].join(' ')}
        confirmLabel={t('writing.undo')}
        isDanger={false}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function toCounts(writing: Writing): WritingCounts {
  const states = writing.rows.map(({ id }) => stateOf(writing, id));
  const count = (...wanted: readonly string[]): number => states.filter((state) => wanted.includes(state)).length;
  return {
    total: states.length,
    settled: count('written', 'same'),
    changed: count('changed'),
    uncertain: count('uncertain'),
    refused: count('refused'),
    unsent: count('waiting', 'unread', 'blocked'),
  };
}
