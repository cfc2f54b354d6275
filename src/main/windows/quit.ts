import type { PrintingProgress } from '@main/printing/queue/print-progress';
import type { AppHost } from '@main/system/ports/app-host';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { Translate } from '@shared/i18n/translate';
import { appStates, createStates } from './closing-states';
import type { UnsavedWorkDialog } from './unsaved-work-dialog';
import type { OpenWindow, WindowHub } from './window-hub';
import type { Dialogs } from './windows';

export interface QuitDeps {
  hub: WindowHub;
  dialog: Pick<UnsavedWorkDialog, 'ask' | 'holds'>;
  printQueue: PrintingProgress;
  dialogs: Pick<Dialogs, 'ask'>;
  host: Pick<AppHost, 'quit' | 'platform'>;
  texts: () => Translate;
  /** The app goes on beside the clock, without windows. */
  goesOn: () => boolean;
  /** The last window was closed and the app goes on. */
  onAway: () => void;
}

/** Ends the app, or its windows of records, but not over unsaved work and not in the middle of a batch. */
export type Quit = ReturnType<typeof createQuit>;

export function createQuit({ hub, dialog, printQueue, dialogs, host, texts, goesOn, onAway }: QuitDeps) {
  const states = createStates(appStates, 'running');
  const isLeaving = (): boolean => states.is('sending', 'askingAndSending');
  /** Sheets that were stuck when the user left. */
  let stuckBefore = 0;

  /** Quits once nothing is on its way to a printer; opens the main window instead when a sheet got stuck meanwhile. */
  function proceed(): void {
    if (!isLeaving() || printQueue.unsent() > 0) return;
    states.send('sheetsSent');
    if (printQueue.stuck() > stuckBefore) hub.events.emit('main.wanted');
    else host.quit();
  }

  function leave(event: 'leave' | 'send' = 'leave'): void {
    if (!isLeaving()) stuckBefore = printQueue.stuck();
    states.send(event);
    proceed();
  }

  async function askAboutSheets(): Promise<void> {
    if (!states.send('sheetsLeft')) return;
    const t = texts();
    const choice = await dialogs
      .ask({
        message: t('desktop.unsent', { count: printQueue.unsent() }),
        detail: t('desktop.unsentBody'),
        buttons: [t('desktop.sendFirst'), t('desktop.holdRest'), t('common.cancel')],
        cancelIndex: 2,
      })
      .catch(() => 2);
    if (choice === 1) printQueue.hold();
    if (choice === 2) states.send('stay');
    else leave('send');
  }

  printQueue.onChanged(proceed);
  hub.events.on('window.opened', (key) => key === mainWindowKey && states.send('windowOpened'));
  hub.events.on('window.closed', () => {
    if (hub.inOrder().length > 0) return;
    if (goesOn()) onAway();
    // On a Mac apps outlive their windows.
    else if (host.platform !== 'darwin') leave();
  });

  /** The first of these that asks the user prevents quitting; it quits again once it was answered. */
  const obstacles: readonly (() => boolean)[] = [
    function asksAboutSeveral() {
      if (dialog.holds()) return true;
      const answer = dialog.ask('quit');
      void answer?.then((decided) => (decided === 'stay' ? hub.events.emit('window.stayed', null) : host.quit()));
      return answer !== null;
    },
    function asksInRecordWindow() {
      const asking = hub.ofRecords().find(({ closing }) => closing.hasUnsaved() && !closing.mayQuit());
      if (asking && !asking.closing.isDecided()) asking.window.focus();
      return asking !== undefined;
    },
    () => hub.find(mainWindowKey)?.closing.mayQuit() === false,
    function asksWithoutWindow() {
      const isLeft = !hub.isOpen(mainWindowKey) && printQueue.unsent() > 0;
      if (isLeft) void askAboutSheets();
      return isLeft;
    },
  ];

  function close({ key, window, closing }: OpenWindow): Promise<boolean> {
    if (!closing.hasUnsaved()) {
      window.destroy();
      return Promise.resolve(true);
    }
    if (!closing.isDecided()) window.focus();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const stops = (['window.closed', 'window.stayed'] as const).map((event) =>
      hub.events.on(event, (of: string | null) => of === key && resolve(event === 'window.closed')),
    );
    if (closing.mayClose()) window.destroy();
    return promise.finally(() => {
      for (const stop of stops) stop();
    });
  }

  /** Closes the windows of records but the one of this name, one after the other; false when the user keeps one. */
  async function closeRecords(except?: string): Promise<boolean> {
    for (const one of hub.ofRecords()) if (one.key !== except && !(await close(one))) return false;
    return true;
  }

  return {
    /** A window was closed that was in the way of quitting. */
    leave: (key: string): void => (key === mainWindowKey ? leave() : host.quit()),
    /** Printing goes on without this window, or something else asks about that. */
    goesOnWithout: (key: string, isQuitting: boolean): boolean =>
      // When the app quits, the main window asks about sheets, once.
      isQuitting ? key !== mainWindowKey : goesOn() || hub.inOrder().some((other) => other.key !== key),
    onQuitAsked: (prevent: () => void): void => {
      if (obstacles.some((asks) => asks())) prevent();
    },
    /** No one can be asked. */
    systemEnds(): void {
      for (const { closing } of hub.inOrder()) closing.release();
    },
    closeRecords,
    /** The same as one question, where several hold unsaved work. */
    async closeRecordsTogether(): Promise<void> {
      if ((await dialog.ask('closeRecords')) !== 'stay') await closeRecords();
    },
  };
}
