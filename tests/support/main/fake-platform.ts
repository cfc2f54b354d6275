import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '@main/data/imports/read-table';
import type { Sender, Transport } from '@main/server/bridge/transport';
import type { Platform } from '@main/start/services/platform';
import type { SystemLogEntry, SystemLogTool } from '@main/support/diagnostics/system-log/system-log-tool';
import { evaluateReading } from '@main/support/server-check/evaluate-reading';
import type { UpdateSystem } from '@main/support/updates/updater';
import type { LogSink } from '@main/system/log/logger';
import type { Images } from '@main/system/pictures/images';
import type { AppHost, HelperGone } from '@main/system/ports/app-host';
import type { TrayAction, TrayContent } from '@main/windows/background/background-system';
import type { ContextTarget, MenuAction, MenuItem } from '@main/windows/menu/menu-bar';
import type { FileRequest, Rectangle } from '@main/windows/windows';
import type { Appearance } from '@shared/contract/desktop/session';
import type { Result } from '@shared/contract/result';
import type { EventName, Events } from '@shared/contract/tables/events';
import type { FakeMachine } from './fake-machine';
import { createNodeNetwork } from './fake-network';
import { createFakeWindow, type FakeWindow } from './fake-window';
import { writerInThisThread } from './made-file';

interface EmittedEvent<Name extends EventName = EventName> {
  name: Name;
  payload: Events[Name];
  /** The window that got the event; missing if it was the main window or all windows. */
  to?: string;
}

/** The observed effects of the app, and functions that simulate events. */
export interface Observed {
  windows: FakeWindow[];
  workAreas: Rectangle[];
  events: EmittedEvent[];
  menu: MenuItem[];
  chooseMenu(id: string): void;
  contextMenu(target: ContextTarget): MenuItem[];
  errorDialogs: { title: string; body: string }[];
  questions: { message: string; detail: string; buttons: string[] }[];
  /** Position of the button that is selected in the next question. */
  nextAnswer: number;
  /** Button positions for the next questions; used before `nextAnswer`. */
  nextAnswers: number[];
  fileWishes: FileRequest[];
  dumpsRemovedBefore: Date[];
  systemLog: SystemLogEntry[];
  /** Path for the next save dialog; null cancels it. */
  nextFile: string | null;
  appearance: Appearance;
  isDark: boolean;
  opened: string[];
  clipboard: string;
  quits: number;
  /** The tray icon; null while there is none. */
  tray: TrayContent | null;
  chooseTray(action: TrayAction): void;
  /** Whether the desktop supports tray icons. */
  hasTray: boolean;
  /** Values that the system got for starting the program at login, in order. */
  loginItems: boolean[];
  badge: number;
  beeps: number;
  notifications: { title: string; body: string; click(): void; fail(reason: string): void }[];
  /** Number of active reasons to stay awake. */
  awake: number;
  happen: {
    activated(): void;
    /** Requests the program to quit. Returns true if the app allows it. Its windows close after that. */
    quitAsked(): boolean;
    quitting(): Promise<void>;
    systemEnding(): void;
    /** The machine has woken up. */
    resumed(): void;
    /** The machine goes to sleep, or its screen is locked. */
    left(): void;
    uncaught(error: unknown, kind: 'exception' | 'rejection'): void;
    helperGone(helper: HelperGone): void;
  };
  /** Sends a request as a page does; `sender` overrides the frame, for one that isn't the app's. */
  request(name: unknown, input: unknown, sender?: Partial<Sender>): Promise<Result<unknown>>;
  /** Requests a path of the app's scheme. */
  open(path: string, init?: RequestInit): Promise<Response>;
}

export interface FakePlatform {
  platform: Platform;
  observed: Observed;
}

function findItem(items: MenuItem[], id: string): MenuItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.submenu ?? [], id);
    if (found) return found;
  }
  return undefined;
}

function createFileSink(folder: string): LogSink {
  mkdirSync(folder, { recursive: true });
  return { folder, write: (_level, line) => appendFileSync(join(folder, 'main.log'), `${line}\n`) };
}

export interface FakePlatformOptions {
  machine: FakeMachine;
  rendererFolder: string;
  system?: AppHost['platform'];
  isPackaged?: boolean;
  /** macOS has started the app at login. */
  wasStartedWithSystem?: boolean;
  network?: Platform['network'];
  shrink?: Images['shrink'];
  updates?: UpdateSystem;
  systemLog?: SystemLogTool;
}

const noUpdates: UpdateSystem = {
  obstacle: () => 'package',
  open: () => Promise.reject(new Error('no updates here')),
};

const ownPage: Sender = { window: 'main', isMainFrame: true, url: 'app://diwan/' };

export function createFakePlatform(options: FakePlatformOptions): FakePlatform {
  const { machine } = options;
  let serve: Parameters<Transport['serve']>[0] | null = null;
  let respond: ((request: Request) => Promise<Response>) | null = null;
  let onMenuAction: (action: MenuAction) => void = () => undefined;
  let onTrayAction: (action: TrayAction) => void = () => undefined;
  let onNotificationClicked: () => void = () => undefined;
  let toContextMenu: (target: ContextTarget) => MenuItem[] = () => [];
  const onThemeChanged = new Set<() => void>();
  const host: Partial<Record<keyof Observed['happen'], (...details: never[]) => unknown>> = {};

  const observed: Observed = {
    windows: [],
    workAreas: [{ x: 0, y: 0, width: 1920, height: 1040 }],
    events: [],
    menu: [],
    chooseMenu(id) {
      const item = findItem(observed.menu, id);
      if (!item?.action || item.enabled === false) throw new Error(`no menu entry "${id}" that can be chosen`);
      onMenuAction(item.action);
    },
    contextMenu: (target) => toContextMenu(target),
    errorDialogs: [],
    questions: [],
    nextAnswer: 0,
    nextAnswers: [],
    fileWishes: [],
    dumpsRemovedBefore: [],
    systemLog: [],
    nextFile: null,
    appearance: 'system',
    isDark: false,
    opened: [],
    clipboard: '',
    quits: 0,
    tray: null,
    chooseTray: (action) => onTrayAction(action),
    hasTray: true,
    loginItems: [],
    badge: 0,
    beeps: 0,
    notifications: [],
    awake: 0,
    happen: {
      activated: () => void host.activated?.(),
      quitAsked() {
        let isPrevented = false;
        const prevent = (): void => {
          isPrevented = true;
        };
        host.quitAsked?.(prevent as never);
        return !isPrevented;
      },
      quitting: async () => void (await host.quitting?.()),
      systemEnding: () => void host.systemEnding?.(),
      resumed: () => void host.resumed?.(),
      left: () => void host.left?.(),
      helperGone: (helper) => void host.helperGone?.(helper as never),
      uncaught: (error, kind) => void host.uncaught?.(error as never, kind as never),
    },
    async request(name, input, sender = {}) {
      if (!serve) throw new Error('the bridge is not served');
      return structuredClone(await serve({ ...ownPage, ...sender }, name, structuredClone(input)));
    },
    async open(path, init) {
      if (!respond) throw new Error('the scheme is not served');
      return respond(new Request(`app://diwan${path}`, init));
    },
  };

  const platform: Platform = {
    host: {
      info: { version: '0.1.0', electron: '45.0.0', chrome: '156.0.0.0', platform: options.system ?? 'linux', locale: 'en-GB' },
      isPackaged: options.isPackaged ?? true,
      platform: options.system ?? 'linux',
      userData: machine.userData,
      machine: machine.id,
      computerStartedAt: machine.startedAt,
      rendererFolder: options.rendererFolder,
      quit: () => {
        observed.quits += 1;
      },
      exit: () => undefined,
      onActivated: (listener) => {
        host.activated = listener;
      },
      outliveWindows: () => undefined,
      onQuitAsked: (listener) => {
        host.quitAsked = listener as (...details: never[]) => unknown;
      },
      onQuitting: (listener) => {
        host.quitting = listener;
      },
      onSystemEnding: (listener) => {
        host.systemEnding = listener;
      },
      onHelperGone: (listener) => {
        host.helperGone = listener as (...details: never[]) => unknown;
      },
      onUncaught: (listener) => {
        host.uncaught = listener as (...details: never[]) => unknown;
      },
    },
    transport: {
      serve: (answer) => {
        serve = answer;
      },
      emit: (name, payload) => void observed.events.push({ name, payload: structuredClone(payload) }),
      emitTo: (window, name, payload) =>
        void observed.events.push({ name, payload: structuredClone(payload), ...(window !== 'main' && { to: window }) }),
      emitToOthers(from, name, payload) {
        const others = observed.windows.filter(({ options: { key }, isDestroyed }) => key !== from && !isDestroyed);
        for (const {
          options: { key },
        } of others)
          observed.events.push({ name, payload: structuredClone(payload), to: key });
      },
    },
    scheme: {
      serve: (handler) => {
        respond = handler;
      },
    },
    windows: {
      open(windowOptions) {
        const { window, handle } = createFakeWindow(windowOptions);
        observed.windows.push(window);
        return handle;
      },
      workAreas: () => observed.workAreas,
      workAreaAt: ({ x }) => observed.workAreas.findLast((area) => area.x <= x) ?? (observed.workAreas[0] as Rectangle),
    },
    dialogs: {
      showError: (title, body) => void observed.errorDialogs.push({ title, body }),
      async ask({ message, detail, buttons }) {
        observed.questions.push({ message, detail, buttons });
        return observed.nextAnswers.shift() ?? observed.nextAnswer;
      },
      async askFile(wish) {
        observed.fileWishes.push(wish);
        return observed.nextFile;
      },
      askOpenFile: async () => observed.nextFile,
    },
    menuBar: {
      apply(template, onAction) {
        observed.menu = template;
        onMenuAction = onAction;
      },
      provideContextMenu: (toTemplate) => {
        toContextMenu = toTemplate;
      },
    },
    theme: {
      use(appearance) {
        observed.appearance = appearance;
        observed.isDark = appearance === 'dark';
        for (const listener of onThemeChanged) listener();
      },
      isDark: () => observed.isDark,
      onChanged: (listener) => void onThemeChanged.add(listener),
    },
    network: options.network ?? createNodeNetwork(),
    tables: { read: readTable },
    openJudge: () => ({ judge: evaluateReading, close: () => undefined }),
    tableWriter: writerInThisThread,
    images: { shrink: options.shrink ?? (async () => null) },
    secretBox: machine.secretBox,
    loadKeychain: machine.loadKeychain,
    openSettingsFile: machine.openSettingsFile,
    logSink: createFileSink(join(machine.userData, 'logs')),
    shell: {
      openExternal: async (url) => void observed.opened.push(url),
      openPath: async (path) => void observed.opened.push(path),
      showFile: async (path) => void observed.opened.push(path),
    },
    background: {
      showTray(content, onAction) {
        observed.tray = content;
        onTrayAction = onAction;
      },
      hideTray() {
        observed.tray = null;
      },
      hasTray: () => observed.hasTray,
      startWithSystem: (isWanted) => void observed.loginItems.push(isWanted),
      wasStartedWithSystem: () => options.wasStartedWithSystem ?? false,
      setBadge(count) {
        observed.badge = count;
      },
      beep() {
        observed.beeps += 1;
      },
      notify: (note, onFailed) => void observed.notifications.push({ ...note, click: () => onNotificationClicked(), fail: onFailed }),
      onNotificationClicked: (listener) => {
        onNotificationClicked = listener;
      },
    },
    power: {
      keepAwake() {
        observed.awake += 1;
        return () => {
          observed.awake -= 1;
        };
      },
      onResumed: (listener) => {
        host.resumed = listener;
      },
      onLeft: (listener) => {
        host.left = listener;
      },
    },
    machine: {
      read: async () => machine.facts,
      removeCrashDumps: async (before) => void observed.dumpsRemovedBefore.push(before),
      proxyFor: async () => 'PROXY proxy.example:3128; DIRECT',
    },
    updates: options.updates ?? noUpdates,
    systemLog: options.systemLog ?? { write: async (entry) => void observed.systemLog.push(entry) },
    clipboard: {
      writeText: async (text) => {
        observed.clipboard = text;
      },
    },
  };
  return { platform, observed };
}
