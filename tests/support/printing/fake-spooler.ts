import type { PrinterLister } from '@main/printing/destinations/printers';
import type { OsJob, OsPrinter, OsQueue } from '@main/printing/os-queue/os-queue';
import type { PrintOrder } from '@main/printing/paper/print-window';

export interface SpooledSheet {
  /** ID of the system's job; never used again. */
  id: number;
  printer: string;
  title: string;
  /** For example `INV-10482`. */
  label: string;
  token: string;
  html: string;
  order: PrintOrder;
}

/** Responds after this time, and only then accepts or refuses the sheet. */
interface SlowMood {
  answersAfterMs: number;
  refusal?: string;
}

type PrinterMood = 'ok' | 'silent' | 'crashes' | 'crashesAfterTaking' | { refuses: string } | { takesButSays: string } | SlowMood;

/**
 * A printing system that counts: `sheets` has the accepted jobs, in order of arrival. A sheet that a test removes is unknown to the system.
 */
export interface FakeSpooler {
  readonly sheets: SpooledSheet[];
  readonly lister: PrinterLister;
  readonly osQueue: OsQueue;
  /** Printers by name. A removed printer is gone. */
  readonly printers: Map<string, PrinterMood>;
  /** `cannotBeAsked`: every query of the system's queue fails. */
  queue: 'answers' | 'cannotBeAsked';
  /** The windowing system lists its printers after this has resolved. */
  onListing: () => Promise<void>;
  keepsHistory: boolean;
  /** False: a queue that supports a history of ended jobs has it turned off. */
  showsPast: boolean;
  /** Maps a title to the title in the queue. A driver or a system may change it. */
  toTitle: (title: string) => string;
  /** State of accepted jobs, by token; `done` by default. */
  readonly jobStates: Map<string, OsJob['state']>;
  readonly printerStates: Map<string, Pick<OsPrinter, 'state' | 'isInTrouble' | 'message' | 'reasons' | 'silence'>>;
  /** Reasons of waiting or failed jobs, by token. */
  readonly jobReasons: Map<string, NonNullable<OsJob['reasons']>>;
  readonly fingerprints: Map<string, string>;
  /** Tokens of jobs whose pages have all been sent to the device. */
  readonly sent: Set<string>;
  /** Tokens of jobs that the system has lost. */
  readonly lost: Set<string>;
  readonly cancelled: string[];
  take(order: PrintOrder, title: string, html: string): void;
  count(label: string): number;
}

export function createFakeSpooler(): FakeSpooler {
  let lastId = 0;
  const ask = <Value>(answer: () => Value): Promise<Value> =>
    spooler.queue === 'answers' ? Promise.resolve().then(answer) : Promise.reject(new Error('cannot be asked'));

  const toOsJob = (sheet: SpooledSheet): OsJob => ({
    id: sheet.id,
    title: spooler.toTitle(sheet.title),
    state: spooler.jobStates.get(sheet.token) ?? 'done',
    message: '',
    reasons: spooler.jobReasons.get(sheet.token) ?? [],
    isSent: spooler.sent.has(sheet.token),
  });

  const spooler: FakeSpooler = {
    sheets: [],
    printers: new Map([['Office', 'ok']]),
    queue: 'answers',
    onListing: () => Promise.resolve(),
    keepsHistory: true,
    showsPast: true,
    toTitle: (title) => title,
    jobStates: new Map(),
    printerStates: new Map(),
    jobReasons: new Map(),
    fingerprints: new Map(),
    sent: new Set(),
    lost: new Set(),
    cancelled: [],
    lister: {
      list: async () => {
        await spooler.onListing();
        return [...spooler.printers.keys()].map((name) => ({
          name,
          displayName: `The ${name}`,
          description: '',
          location: 'Ground floor',
          fingerprint: spooler.fingerprints.get(name) ?? '',
        }));
      },
    },
    osQueue: {
      get keepsHistory() {
        return spooler.keepsHistory;
      },
      jobs: (printer) =>
        ask(() =>
          spooler.sheets
            .filter((sheet) => sheet.printer === printer && !spooler.lost.has(sheet.token))
            .map(toOsJob)
            .filter(({ state }) => spooler.showsPast || state === 'waiting' || state === 'printing'),
        ),
      printers: (names) =>
        ask(() => {
          const toOsPrinter = (name: string): OsPrinter => ({
            name,
            fingerprint: spooler.fingerprints.get(name) ?? '',
            ...(spooler.printerStates.get(name) ?? { state: 'ready' as const, isInTrouble: false, message: '' }),
          });
          return new Map(names.map((name) => [name, spooler.printers.has(name) ? toOsPrinter(name) : null]));
        }),
      cancel: (_printer, jobId) =>
        ask(() => {
          const sheet = spooler.sheets.find(({ id }) => id === jobId);
          if (!sheet) throw new Error('no such job');
          spooler.jobStates.set(sheet.token, 'cancelled');
          spooler.cancelled.push(sheet.label);
        }),
      stop: () => undefined,
    },
    take(order, title, html) {
      const token = title.split(' ').at(-1) ?? '';
      lastId += 1;
      spooler.sheets.push({ id: lastId, printer: order.deviceName, title, label: title.slice(0, -token.length - 1), token, html, order });
    },
    count: (label) => spooler.sheets.filter((sheet) => sheet.label === label).length,
  };
  return spooler;
}

/** Returns how many copies of the document an accepted sheet has. */
export function copiesIn(sheet: SpooledSheet | undefined): number {
  return (sheet?.html ?? '').split('<article').length - 1;
}
