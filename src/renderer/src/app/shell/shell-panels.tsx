import { tokens } from '@fluentui/react-components';
import { readAppVersion } from '@renderer/runtime/calls/app-version';
import { useCommand, useEvent, useUnheardCommand } from '@renderer/runtime/calls/main-events/use-event';
import { reloadScreen } from '@renderer/runtime/calls/reload';
import { lockNow, signOut } from '@renderer/runtime/calls/sign-in';
import { useUndo } from '@renderer/runtime/calls/undo/undo-state';
import { useRead } from '@renderer/runtime/calls/use-read';
import { followRecordWindows, isRecordWindow, openRecordWindow } from '@renderer/runtime/calls/window-kind';
import { lazyComponent, lazyWithProps } from '@renderer/runtime/lazy-component';
import { notify } from '@renderer/runtime/notices/notify';
import { isSuspended, useSignedIn, useSuspended } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { LeaveGuard } from '@renderer/ui/form/drafts/leave-guard';
import { handLeftList } from '@renderer/ui/list/record-pager/passed-list';
import { canPrintInBulk } from '@shared/domain/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PartBoundary } from '../failures/part-boundary';
import { Later, setFirstScreenReady, useIsFirstScreenReady } from '../first-screen';
import { pendingScreen, usePendingScreen } from '../pending-screen';
import { shellPanels, useShellPanels } from './shell-panels-store';
import { useCurrentRoute } from './use-current-route';

const storageKey = 'whatsNewSeen';

function read(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Remembers that the news of this version were shown. */
function noteWhatsNewSeen(): void {
  try {
    window.localStorage.setItem(storageKey, readAppVersion());
  } catch {
    // Without storage, the last version is unknown, so the news are never shown automatically.
  }
}

/**
 * Shows a new version's news once, after the sign-in. It waits for the next start if there is unsaved work, an open dialog, or a running print
 * station. On a new computer, nothing is new.
 */
function useWhatsNewOnce(): void {
  const isCalm = useIsFirstScreenReady();
  const isSignedIn = useSignedIn();
  // Only users with this permission use a station, and can read its state.
  const mayPrint = usePermission(canPrintInBulk);
  const station = useRead('station.read', undefined, { failure: 'inPlace', enabled: isCalm && isSignedIn && mayPrint });
  const isKnown = station.isFetched || !mayPrint;
  const isStation = station.data !== undefined && station.data.state !== 'off';
  useEffect(() => {
    if (!isCalm || !isSignedIn || !isKnown || isRecordWindow()) return;
    const seen = read();
    if (seen === null) noteWhatsNewSeen();
    if (seen === null || seen === readAppVersion()) return;
    const isBusy = unsavedWork.exists() || isSuspended() || useShellPanels.getState().panel !== null;
    if (!isStation && !isBusy && document.querySelector('[role=dialog], [role=alertdialog]') === null) shellPanels.open('whatsNew');
  }, [isCalm, isSignedIn, isKnown, isStation]);
}

const CommandPalette = lazyWithProps(() => import('./commands/command-palette'), 'CommandPalette');
const WhatsNewDialog = lazyWithProps(() => import('@renderer/features/guide/whats-new-dialog'), 'WhatsNewDialog');
const ChangesDialog = lazyComponent(() => import('@renderer/features/changes/changes-dialog'), 'ChangesDialog');
const SignInSheet = lazyWithProps(() => import('./sign-in-sheet'), 'SignInSheet');
const VisitedRecords = lazyComponent(() => import('./commands/visited-records'), 'VisitedRecords');
const ScanHost = lazyComponent(() => import('../scan/scan-host'), 'ScanHost');
const RunningExports = lazyComponent(() => import('@renderer/ui/list/export/running-exports'), 'RunningExports');
const RunsBeforeReload = lazyComponent(() => import('./runs-before-reload'), 'RunsBeforeReload');
const PrintQueueHost = lazyComponent(() => import('@renderer/features/printing/shell/print-queue-host'), 'PrintQueueHost');

let isAsked = false;

/** Returns true once in a page that was reloaded; later runs were started by the page itself. */
function takeReloaded(): boolean {
  const isFirst = !isAsked;
  isAsked = true;
  return isFirst && performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Dialogs and commands of every screen. */
export function ShellPanels(): ReactElement {
  const panel = useShellPanels((state) => state.panel);
  const suspended = useSuspended();
  const isListingChanges = useUndo((state) => state.isShown);
  useShellCommands();
  useWhatsNewOnce();
  const opens = panel !== null || isListingChanges || suspended !== null;
  useEffect(() => {
    if (opens) setFirstScreenReady();
  }, [opens]);
  const isCalm = useIsFirstScreenReady();
  useEffect(() => {
    // The lock covers the screens at once. A dialog that can't be loaded reports it when it's shown.
    if (isCalm) void SignInSheet.load().catch(() => undefined);
  }, [isCalm]);
  const closeWhatsNew = (): void => {
    noteWhatsNewSeen();
    shellPanels.close();
  };
  return (
    <>
      {panel === 'command' && !suspended && (
        <DialogPart>
          <CommandPalette onClose={shellPanels.close} />
        </DialogPart>
      )}
      {panel === 'whatsNew' && !suspended && (
        <DialogPart>
          <WhatsNewDialog onClose={closeWhatsNew} />
        </DialogPart>
      )}
      {isListingChanges && !suspended && (
        <DialogPart>
          <ChangesDialog />
        </DialogPart>
      )}
      {/* Has no boundary of its own: if it fails, the screens that it covers must not be shown. */}
      <Suspense fallback={suspended?.covered ? <Cover /> : null}>{suspended?.asked && <SignInSheet suspended={suspended} />}</Suspense>
      <PartBoundary>
        <LeaveGuard />
      </PartBoundary>
      <BackgroundParts />
    </>
  );
}

/** Hides the screens until the password dialog is loaded; it is above all other dialogs. */
function Cover(): ReactElement {
  return <div style={{ position: 'fixed', inset: 0, zIndex: 2_000_000, backgroundColor: tokens.colorNeutralBackground2 }} />;
}

/** A dialog that is loaded when it's opened, and whose failure leaves the screen intact. */
function DialogPart({ children }: { children: ReactNode }): ReactElement {
  return (
    <PartBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </PartBoundary>
  );
}

/** Parts that work in the background, loaded after the first screen. */
function BackgroundParts(): ReactElement {
  const [isReloaded] = useState(takeReloaded);
  return (
    <>
      <PartBoundary>
        <Later>
          <PrintQueueHost />
        </Later>
      </PartBoundary>
      <PartBoundary>
        <Later>{!isRecordWindow() && <ScanHost />}</Later>
      </PartBoundary>
      <PartBoundary>
        <Later>{!isRecordWindow() && <RunningExports />}</Later>
        <Later>{isReloaded && <RunsBeforeReload />}</Later>
        <Later>
          <VisitedRecords />
        </Later>
      </PartBoundary>
    </>
  );
}

/** Focuses the list's own search field, or opens the command palette if there is none. */
function focusSearch(): void {
  const field = document.querySelector<HTMLElement>('#content input[type="search"]');
  if (field) field.focus();
  else if (!isRecordWindow()) shellPanels.open('command');
}

function useShellCommands(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const t = useTexts();
  useUnheardCommand('print', () => notify.info(t('shell.nothingToPrint')));
  useUnheardCommand('goToNext', () => notify.info(t('shell.nothingToWalk')));
  useUnheardCommand('goToPrevious', () => notify.info(t('shell.nothingToWalk')));
  useCommand('goBack', () => void navigate(-1));
  useCommand('goForward', () => void navigate(1));
  useCommand('focusSearch', focusSearch);
  // Not in the print queue's own part, which may still be loading when the menu is used.
  useCommand('openPrintQueue', printQueuePanel.open);
  useCommand('openPrinterSettings', () => void navigate('/settings/printing'));
  useCommand('refresh', () => reloadScreen(client));
  useCommand('openWhatsNew', () => shellPanels.open('whatsNew'));
  useCommand('signOut', () => void signOut());
  const { pathname, state } = useLocation();
  const { parent } = useCurrentRoute();
  useCommand('openInWindow', () => {
    const row = document.activeElement?.closest('tr[data-row]')?.querySelector('a[data-row-link]');
    if (row) row.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    else if (parent !== undefined && !isRecordWindow())
      void openRecordWindow({ to: pathname, state }, { name: null, list: handLeftList(parent) });
    else notify.info(t('shell.windows.nothing'));
  });
  useEffect(() => (isRecordWindow() ? undefined : followRecordWindows()), []);
  useEvent('windows.screenRequested', ({ path, state: handed }) => void navigate(path, { state: handed }));
  const asked = usePendingScreen((state) => state.path);
  useEffect(() => {
    if (asked === null) return;
    pendingScreen.reached();
    void navigate(asked);
  }, [asked, navigate]);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.shiftKey || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // The key's place, not its letter, so that it works on an Arabic keyboard.
    if (event.code === 'KeyK' && isCommand && !isRecordWindow()) shellPanels.open('command');
    // In addition to the menu's own key, which doesn't work on every Arabic keyboard.
    else if (event.code === 'KeyL' && isCommand) void lockNow();
    // In addition to the menu's own key, as in every browser.
    else if (event.code === 'F5' && !isCommand) reloadScreen(client);
    else return;
    event.preventDefault();
  });
  // A layout effect, so that no key is lost that is pressed as soon as the screen is shown.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
