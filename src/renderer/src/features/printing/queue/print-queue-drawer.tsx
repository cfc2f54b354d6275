import { Button, MenuDivider, MenuItem, MenuList, OverlayDrawer } from '@fluentui/react-components';
import { ArrowClockwiseRegular, BroomRegular, CopyRegular, SettingsRegular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printerSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { Modal } from '@renderer/ui/feedback/modal';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { isolate } from '@renderer/ui/text/isolate';
import type { JobView, LaneView, QueueView } from '@shared/contract/printing/printing';
import { isCancellable } from '@shared/domain/printing/job-phase';
import { Fragment, type ReactElement, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChoosePrinterDialog } from '../printers/choose-printer-dialog';
import { toReason } from '../texts/failure-reason';
import { type JobAction, toJobActions } from './job-actions';
import { toWaiting } from './lane-jobs';
import { PrintQueueContent } from './print-queue-content';
import { PrintQueueHead } from './print-queue-head';
import { usePrintQueueStyles } from './print-queue-styles';
import { type QueueActions, useQueueActions } from './use-queue-actions';

interface ReasonDialogProps {
  job: JobView;
  onRetry: () => void;
  onClose: () => void;
}

/** Shows why a sheet wasn't printed: the app's text first, with the system's message below for technicians. */
function ReasonDialog({ job, onRetry, onClose }: ReasonDialogProps): ReactElement {
  const t = useTexts();
  const error = job.error ?? { code: 'internal' };
  const reason = toReason(error, t);
  const copy = async (): Promise<void> => {
    const text = [job.title, job.printer, reason, `code: ${error.code}`, ...(error.message ? [error.message] : [])].join('\n');
    await copyText(text, t('common.copied'));
  };
  return (
    <Modal
      title={t('printQueue.queue.reasonTitle', { title: job.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button icon={<CopyRegular />} onClick={() => void copy()}>
            {t('common.copyDetails')}
          </Button>
          <Button
            appearance="primary"
            icon={<ArrowClockwiseRegular />}
            onClick={() => {
              onRetry();
              onClose();
            }}
          >
            {t('printQueue.queue.retry')}
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      {error.message && (
        <p>
          {t('printQueue.queue.systemSays')} <bdi>{error.message}</bdi>
        </p>
      )}
    </Modal>
  );
}

/**
 * Keeps the focus while rows move and disappear: a moved control gets it back, and the fallback gets that of a removed one. Otherwise the
 * focus would move to the page behind the panel.
 */
function useKeptFocus(container: HTMLElement | null, fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!container) return;
    const { ownerDocument } = container;
    let focused: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent): void => {
      focused = target instanceof HTMLElement && container.contains(target) ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || ownerDocument.activeElement !== ownerDocument.body) return;
      if (container.contains(focused)) focused.focus();
      else fallback.current?.focus();
    });
    ownerDocument.addEventListener('focusin', remember);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      ownerDocument.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [container, fallback]);
}

const titleId = 'print-queue-title';

/** The panel at the inline end. It isn't modal, so the user can select orders while sheets are printed. */
export function PrintQueueDrawer({ isOpen }: { isOpen: boolean }): ReactElement {
  useInertPage();
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
        data-guide="print-queue"
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

interface CancelRestDialogProps {
  lane: LaneView | undefined;
  onConfirm: (jobIds: string[]) => void;
  onClose: () => void;
}

/** Requires confirmation before a printer's waiting sheets are canceled; shows their current number. */
function CancelRestDialog({ lane, onConfirm, onClose }: CancelRestDialogProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const jobIds = lane?.jobs.filter(isCancellable).map((job) => job.id) ?? [];
  return (
    <ConfirmDialog
      isOpen={lane !== undefined && jobIds.length > 0}
      title={t('printQueue.queue.cancelRestTitle', { count: jobIds.length })}
      text={t('printQueue.queue.cancelRestText', { printer: isolate(lane?.displayName ?? '', language) })}
      confirmLabel={t('printQueue.queue.cancelRest')}
      isDanger
      onConfirm={() => {
        onConfirm(jobIds);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface JobMenuProps {
  anchor: HTMLElement;
  job: JobView;
  actions: readonly JobAction[];
  onClose: () => void;
}

/** One menu for the whole panel. It shows the job's current actions, even if the job's state changes while it is open. */
function JobMenu({ anchor, job, actions, onClose }: JobMenuProps): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={t('printQueue.queue.jobActions', { title: job.title })}>
        {actions
          .filter((action) => action.isOffered(job))
          .map((action, at) => (
            <Fragment key={action.key}>
              {action.isDanger && at > 0 && <MenuDivider />}
              <MenuItem icon={action.icon} {...(action.isDanger && { className: styles.danger })} onClick={() => action.run(job)}>
                {action.label(t)}
              </MenuItem>
            </Fragment>
          ))}
      </MenuList>
    </AnchoredMenu>
  );
}

interface MoveDialogProps {
  lane: LaneView | undefined;
  actions: QueueActions;
  onClose: () => void;
}

/** Moves a printer's waiting sheets to another one; shows their current number. */
function MoveDialog({ lane, actions, onClose }: MoveDialogProps): ReactElement | null {
  const t = useTexts();
  const count = lane ? toWaiting(lane.jobs).length : 0;
  if (!lane || count === 0) return null;
  return (
    <ChoosePrinterDialog
      title={t('printQueue.elsewhere.moveTitle', { count })}
      except={lane.printer}
      onChoose={(printer) => actions.moveWaiting(lane.printer, printer)}
      onClose={onClose}
    />
  );
}

function PrintQueueFoot({ view, actions }: { view: QueueView | undefined; actions: QueueActions }): ReactElement {
  const t = useTexts();
  const styles = usePrintQueueStyles();
  const navigate = useNavigate();
  const hasFinished = view?.lanes.some((lane) => lane.jobs.some((job) => job.isOver)) ?? false;
  return (
    <div className={styles.foot}>
      <Button
        appearance="subtle"
        icon={<SettingsRegular />}
        onClick={() => {
          printQueuePanel.close();
          navigate(printerSettingsPath);
        }}
      >
        {t('printQueue.queue.settings')}
      </Button>
      {hasFinished && (
        <Button appearance="subtle" icon={<BroomRegular />} onClick={actions.clearFinished}>
          {t('printQueue.queue.clearFinished')}
        </Button>
      )}
    </div>
  );
}
