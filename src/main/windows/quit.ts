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
  /** Whether the app keeps running in the tray without windows. */
  goesOn: () => boolean;
  /** Called after the last window was closed, if the app keeps running. */
  onAway: () => void;
}

/** Leaves the app once the sheets of a batch were sent, or asks what happens to them if no window can. */
function createLeaving({ hub, printQueue, dialogs, host, texts }: QuitDeps) {
  const states = createStates(appStates, 'running');
  const isLeaving = (): boolean => states.is('sending', 'askingAndSending');
  /** Number of stuck sheets when the user left. */
  let stuckBefore = 0;

  /** Quits once nothing is on its way to a printer; opens the main window instead if a sheet got stuck meanwhile. */
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

  printQueue.onChanged(proceed);
  hub.events.on('window.opened', (key) => key === mainWindowKey && states.send('windowOpened'));

  return {
    leave: (): void => leave(),
    async askAboutSheets(): Promise<void> {
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
    },
  };
}

/** Actions before quitting; the first one that asks the user prevents quitting, and the app quits again once the user has answered. */
function toObstacles({ hub, dialog, printQueue, host }: QuitDeps, askAboutSheets: () => Promise<void>): readonly (() => boolean)[] {
  return [
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
}

/** Closes a window. Resolves to false if the user leaves it open. */
function close({ events }: WindowHub, { key, window, closing }: OpenWindow): Promise<boolean> {
  if (!closing.hasUnsaved()) {
    window.destroy();
    return Promise.resolve(true);
  }
  if (!closing.isDecided()) window.focus();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const stops = (['window.closed', 'window.stayed'] as const).map((event) =>
    events.on(event, (of: string | null) => of === key && resolve(event === 'window.closed')),
  );
  if (closing.mayClose()) window.destroy();
  return promise.finally(() => {
    for (const stop of stops) stop();
  });
}

export type Quit = ReturnType<typeof createQuit>;

/** Ends the app or closes its record windows, but never with unsaved work or in the middle of a batch. */
export function createQuit(deps: QuitDeps) {
  const { hub, dialog, host, goesOn, onAway } = deps;
  const { leave, askAboutSheets } = createLeaving(deps);
  const obstacles = toObstacles(deps, askAboutSheets);

  hub.events.on('window.closed', () => {
    if (hub.inOrder().length > 0) return;
    if (goesOn()) onAway();
    // On a Mac, apps keep running without windows.
    else if (host.platform !== 'darwin') leave();
  });

  /** Closes the record windows one after the other, except the one with this key; false if the user leaves one open. */
  async function closeRecords(except?: string): Promise<boolean> {
    for (const one of hub.ofRecords()) if (one.key !== except && !(await close(hub, one))) return false;
    return true;
  }

  return {
    /** Called after a window was closed that prevented quitting. */
    leave: (key: string): void => (key === mainWindowKey ? leave() : host.quit()),
    /** Whether printing goes on without this window, or another question covers it. */
    goesOnWithout: (key: string, isQuitting: boolean): boolean =>
      // When the app quits, the main window asks about sheets, once.
      isQuitting ? key !== mainWindowKey : goesOn() || hub.inOrder().some((other) => other.key !== key),
    onQuitAsked: (prevent: () => void): void => {
      if (obstacles.some((asks) => asks())) prevent();
    },
    /** Called when the system shuts down, so the user can't be asked. */
    systemEnds(): void {
      for (const { closing } of hub.inOrder()) closing.release();
    },
    closeRecords,
    /** Asks one question if several windows have unsaved work. */
    async closeRecordsTogether(): Promise<void> {
      if ((await dialog.ask('closeRecords')) !== 'stay') await closeRecords();
    },
  };
}
