import { Button } from '@fluentui/react-components';
import { ask } from '@renderer/runtime/calls/bridge';
import { invalidateAfter } from '@renderer/runtime/calls/invalidation';
import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import type { WriteCallName } from '@renderer/runtime/calls/reads';
import { notify } from '@renderer/runtime/notices/notify';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { BulkReport, reportWidthPx } from '@renderer/ui/list/bulk/bulk-report';
import { type BulkOutcome, sortOutcomes } from '@renderer/ui/list/bulk/write-each';
import type { RecordRun } from '@shared/contract/desktop/record-writes';
import { ok } from '@shared/contract/result';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';

interface NamedRow {
  id: number;
  name: string;
}

const workId = 'runsBeforeReload';

/** Reports the bulk writes that this window started before its page was loaded again; nothing else would. */
export function RunsBeforeReload(): ReactElement | null {
  const t = useTexts();
  const client = useQueryClient();
  const [running, setRunning] = useState<readonly string[]>([]);
  const [reports, setReports] = useState<readonly BulkOutcome<NamedRow>[]>([]);

  function stop(ids: readonly string[]): void {
    for (const id of ids) void ask('bulkWrites.stop', { id });
  }

  function report({ id, names, calls, outcomes, halt }: RecordRun): void {
    void ask('bulkWrites.close', { id });
    for (const call of calls) void invalidateAfter(client, call as WriteCallName);
    const sorted = sortOutcomes(
      names.map((name, at) => ({ id: at, name })),
      ok({ outcomes, halt }),
    );
    const [done, total] = [sorted.written.length + sorted.unchanged.length, names.length];
    if (done === total) notify.info(t('bulk.progress', { done, total }));
    else setReports((before) => [...before, sorted]);
  }

  const look = useEffectEvent(async () => {
    const answer = await ask('bulkWrites.ofWindow', undefined);
    if (!answer.ok) return;
    const open = answer.value.filter(({ isRunning }) => isRunning).map(({ id }) => id);
    setRunning(open);
    if (open.length === 0) unsavedWork.remove(workId);
    // Leaving prompts first, as on the page before the reload.
    else unsavedWork.put(workId, { title: t('bulk.report'), discard: () => stop(open) });
    for (const run of answer.value) if (!run.isRunning) report(run);
  });
  useEffect(() => {
    void look();
    return () => unsavedWork.remove(workId);
  }, []);
  useEvent('bulkWrites.recordsEnded', ({ id }) => running.includes(id) && void look());

  const [first] = reports;
  if (!first) return null;
  const close = (): void => setReports((before) => before.slice(1));
  return (
    <Modal
      title={t('bulk.report')}
      maxWidthPx={reportWidthPx}
      onClose={close}
      actions={
        <Button appearance="primary" onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <BulkReport outcome={first} rowName={({ name }) => name} />
    </Modal>
  );
}
