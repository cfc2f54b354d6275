import { OverlayDrawer } from '@fluentui/react-components';
import { printQueuePanel } from '@renderer/parts/printing/print-queue-panel';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { JobView } from '@shared/contract/printing';
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import { CancelRestDialog } from './cancel-rest-dialog';
import { toJobActions } from './job-actions';
import { JobMenu } from './job-menu';
import { MoveDialog } from './move-dialog';
import { PrintQueueContent } from './print-queue-content';
import { PrintQueueFoot } from './print-queue-foot';
import { PrintQueueHead } from './print-queue-head';
import { usePrintQueueStyles } from './print-queue-styles';
import { ReasonDialog } from './reason-dialog';
import { useKeptFocus } from './use-kept-focus';
import { useQueueActions } from './use-queue-actions';

const titleId = 'print-queue-title';

/** The panel at the inline end. It is not modal: a person goes on selecting orders while sheets come out. */
export function PrintQueueDrawer({ isOpen }: { isOpen: boolean }): ReactElement {
  const styles = usePrintQueueStyles();
  const queue = useRead('printing.queue', undefined);
  const actions = useQueueActions();
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [menu, setMenu] = useState<{ jobId: string; anchor: HTMLElement } | null>(null);
  const [reasonOf, setReasonOf] = useState<JobView | null>(null);
  const [restOf, setRestOf] = useState<string | null>(null);
  const [moveOf, setMoveOf] = useState<string | null>(null);
  const jobActions = useMemo(() => toJobActions(actions, setReasonOf), [actions]);
  const openMenu = useCallback(
    (job: JobView, anchor: HTMLElement) => setMenu((current) => (current?.anchor === anchor ? null : { jobId: job.id, anchor })),
    [],
  );
  const menuJob = queue.data?.lanes.flatMap((lane) => lane.jobs).find((job) => job.id === menu?.jobId);
  const restLane = queue.data?.lanes.find((lane) => lane.printer === restOf);
  const moveLane = queue.data?.lanes.find((lane) => lane.printer === moveOf);
  useKeptFocus(surface, title);
  return (
    <>
      <OverlayDrawer
        ref={setSurface}
        open={isOpen}
        position="end"
        modalType="non-modal"
        className={styles.drawer}
        aria-labelledby={titleId}
        onOpenChange={(_event, data) => {
          if (!data.open) printQueuePanel.close();
        }}
      >
        <PrintQueueHead titleId={titleId} titleRef={title} view={queue.data} actions={actions} />
        <div className={styles.body}>
          <PrintQueueContent queue={queue} tools={{ actions, jobActions, onMenu: openMenu, onCancelRest: setRestOf, onMove: setMoveOf }} />
        </div>
        <PrintQueueFoot view={queue.data} actions={actions} />
      </OverlayDrawer>
      {menu && menuJob && <JobMenu anchor={menu.anchor} job={menuJob} actions={jobActions} onClose={() => setMenu(null)} />}
      {reasonOf && <ReasonDialog job={reasonOf} onRetry={() => actions.retry([reasonOf.id])} onClose={() => setReasonOf(null)} />}
      <MoveDialog lane={moveLane} actions={actions} onClose={() => setMoveOf(null)} />
      <CancelRestDialog lane={restLane} onConfirm={actions.cancel} onClose={() => setRestOf(null)} />
    </>
  );
}
