import type { PrinterLister } from '@main/printing/destinations/printers';
import type { OsJob, OsPrinter, OsQueue } from '@main/printing/os-queue/os-queue';
import type { PrintOrder } from '@main/printing/paper/print-window';

export interface SpooledSheet {
  /** Of the system's job; no later one gets it. */
  id: number;
  printer: string;
  title: string;
  /** `INV-10482` */
  label: string;
  token: string;
  html: string;
  order: PrintOrder;
}

/** Answers so late, and only then takes the sheet or refuses it. */
interface SlowMood {
  answersAfterMs: number;
  refusal?: string;
}

type PrinterMood = 'ok' | 'silent' | 'crashes' | 'crashesAfterTaking' | { refuses: string } | { takesButSays: string } | SlowMood;

/** A printing system that counts: what was taken is `sheets`, in the order in which it came. What a test takes out, the system has forgotten. */
export interface FakeSpooler {
  readonly sheets: SpooledSheet[];
  readonly lister: PrinterLister;
  readonly osQueue: OsQueue;
  /** Printers by name; one that is taken out is gone. */
  readonly printers: Map<string, PrinterMood>;
  /** `asked`: answers; `silent`: the system cannot be asked. */
  queue: 'answers' | 'cannotBeAsked';
  /** The windowing system answers with its printers when this has resolved. */
  onListing: () => Promise<void>;
  keepsHistory: boolean;
  /** False: a queue that could remember what has ended was told not to. */
  showsPast: boolean;
  /** Titles as the queue shows them; a driver or a system may keep another one. */
  toTitle: (title: string) => string;
  /** State of jobs that were taken, by token; `done` when not given. */
  readonly jobStates: Map<string, OsJob['state']>;
  readonly printerStates: Map<string, Pick<OsPrinter, 'state' | 'isInTrouble' | 'message' | 'reasons' | 'silence'>>;
  /** Why jobs wait or have failed, by token. */
  readonly jobReasons: Map<string, NonNullable<OsJob['reasons']>>;
  readonly fingerprints: Map<string, string>;
  /** Tokens of jobs whose pages have all gone to the device. */
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

/** How often the document stands in what was taken. */
export function copiesIn(sheet: SpooledSheet | undefined): number {
  return (sheet?.html ?? '').split('<article').length - 1;
}
