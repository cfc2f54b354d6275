import {
  defaultStationSettings,
  type StationLogEntry,
  type StationOrder,
  type StationPrinter,
  type StationReason,
  type StationSettings,
  type StationSheetPhase,
  type StationView,
} from '../../../src/shared/contract/printing/station';
import type { OrderRef } from '../../../src/shared/domain/orders/order-ref';
import type { DocumentKind } from '../../../src/shared/domain/printing/printable';

const areas = {
  mishref: { name_en: 'Mishref', name_ar: 'مشرف' },
  salmiya: { name_en: 'Salmiya', name_ar: 'السالمية' },
  jabriya: { name_en: 'Jabriya', name_ar: 'الجابرية' },
  salwa: { name_en: 'Salwa', name_ar: 'سلوى' },
  rumaithiya: { name_en: 'Rumaithiya', name_ar: 'الرميثية' },
  jahra: { name_en: 'Jahra', name_ar: 'الجهراء' },
  qurain: { name_en: 'Qurain', name_ar: 'القرين' },
} as const;

/** The customers and areas of the log, the newest order first. */
const people = [
  [10576, 'دلال الكندري', 'mishref'],
  [10575, 'فاطمة المطيري', 'salmiya'],
  [10574, 'Priya Nair', 'jabriya'],
  [10573, 'خالد الهاجري', 'salwa'],
  [10572, 'نورة العجمي', 'rumaithiya'],
  [10571, 'بدر الشمري', 'jahra'],
  [10570, 'لطيفة الفضلي', 'qurain'],
] as const;

export const guestOrder = (id: number): OrderRef => ({ kind: 'guestOrder', id });

/** `nth`: index of the customer above, from 0. */
export function aStationOrder(nth = 0): StationOrder {
  const [id, customer, area] = people[nth % people.length] ?? people[0];
  return { order: guestOrder(nth < people.length ? id : id - nth), customer, area: areas[area] };
}

const documents: DocumentKind[] = ['packingSlip', 'addressLabel'];

/** Returns an ISO time this many minutes before `nowMs`. */
const before = (nowMs: number, minutes: number): string => new Date(nowMs - minutes * 60_000).toISOString();

export function anOrderEntry(nth: number, at: string, phases: readonly [StationSheetPhase, StationSheetPhase]): StationLogEntry {
  return {
    kind: 'order',
    ...aStationOrder(nth),
    at,
    sheets: documents.map((document, index) => ({
      jobId: `job-${nth}-${index}`,
      document,
      phase: phases[index] ?? 'waiting',
      printerName: index === 0 ? 'HP LaserJet M404' : 'Zebra ZD421',
    })),
  };
}

function stationPrinters(): StationPrinter[] {
  const common = { isUsedByStation: true, state: 'ready', trouble: null } as const;
  return [
    { ...common, name: 'hp', displayName: 'HP LaserJet M404', documents: ['packingSlip'], paper: 'A4' },
    { ...common, name: 'zebra', displayName: 'Zebra ZD421', documents: ['addressLabel'], paper: '100x50mm' },
    { ...common, name: 'brother', displayName: 'Brother HL-L2350DW', documents: ['invoice'], paper: 'A4', isUsedByStation: false },
  ];
}

const stationSettings: StationSettings = {
  ...defaultStationSettings,
  isOn: true,
  name: 'Packing table 1',
  since: '2026-11-19T05:00:00.000Z',
  documents,
  hours: { from: '08:00', to: '22:00' },
};

/** A running station in the afternoon; `nowMs` is the current time. */
function runningStation(nowMs: number): StationView {
  const log = people.map((_, nth) =>
    anOrderEntry(nth, before(nowMs, nth * 4), nth === 0 ? ['sending', 'waiting'] : ['finished', 'finished']),
  );
  log[4] = anOrderEntry(4, before(nowMs, 16), ['finished', 'failed']);
  const orders = [27, 14, 11, 9, 12, 8, 10, 16, 21, 13];
  return {
    state: 'running',
    reason: { kind: 'none' },
    stateSince: before(nowMs, 180),
    settings: stationSettings,
    admin: 'مريم العوضي',
    adminSince: before(nowMs, 180),
    nextCheckAt: new Date(nowMs + 12_000).toISOString(),
    lastFinished: { ...aStationOrder(1), at: before(nowMs, 4), documents },
    waiting: { orders: 1, sheets: 2, oldestAt: before(nowMs, 1) },
    failed: { sheets: 0, first: null },
    uncertain: { sheets: 0, first: null },
    givenUp: [],
    today: { orders: 141, sheets: 281 },
    sent: { orders: 0, sheets: 0 },
    lastSent: null,
    hours: orders.map((count, at) => ({ hour: 8 + at, orders: count, ofNight: at === 0 ? 19 : 0 })),
    printers: stationPrinters(),
    log,
    unseen: 0,
    isRinging: false,
    examples: { here: [10573, 10576, 10579].map(guestOrder), elsewhere: [10574, 10575, 10577].map(guestOrder) },
  };
}

type Change = Partial<StationView> | ((view: StationView) => Partial<StationView>);

const waitingLog = (nowMs: number, phase: StationSheetPhase): StationLogEntry[] =>
  people.map((_, nth) => anOrderEntry(nth, before(nowMs, nth * 4), [phase, phase]));

const quiet = { failed: { sheets: 0, first: null }, uncertain: { sheets: 0, first: null } } as const;
const troubled = { kind: 'printerStopped', reasons: ['mediaEmpty'] } satisfies Partial<NonNullable<StationPrinter['trouble']>>;

/** Every reason of a station's state, by a name for pictures. */
export function stationStates(nowMs: number): Record<string, StationView> {
  const running = runningStation(nowMs);
  const since = before(nowMs, 14);
  const make = (state: StationView['state'], reason: StationReason, change: Change = {}): StationView => ({
    ...running,
    ...quiet,
    state,
    reason,
    stateSince: since,
    nextCheckAt: null,
    ...(typeof change === 'function' ? change(running) : change),
  });
  const unknown = { waiting: null };
  const [slips, labels, invoices] = running.printers as [StationPrinter, StationPrinter, StationPrinter];
  const inTrouble: StationPrinter = { ...labels, state: 'trouble', trouble: { ...troubled, since } };
  const silent: StationPrinter = { ...invoices, state: 'unknown' };
  return {
    running,
    paused: make(
      'paused',
      { kind: 'pausedByPerson', by: 'مريم العوضي' },
      { waiting: { orders: 6, sheets: 12, oldestAt: since }, log: waitingLog(nowMs, 'waiting') },
    ),
    'server-away': make(
      'waiting',
      { kind: 'serverAway', lastAnswerAt: before(nowMs, 22), nextTryAt: new Date(nowMs + 300_000).toISOString(), tries: 7 },
      {
        ...unknown,
        log: [
          { kind: 'serverAway', at: before(nowMs, 1), tries: 7 },
          { kind: 'serverAway', at: before(nowMs, 22), tries: 1 },
          ...running.log.slice(2),
        ],
      },
    ),
    'outside-hours': make(
      'waiting',
      { kind: 'outsideHours', until: new Date(nowMs + 9 * 3_600_000).toISOString() },
      { waiting: { orders: 3, sheets: 6, oldestAt: since } },
    ),
    'printer-trouble': make(
      'attention',
      {
        kind: 'printer',
        printer: 'zebra',
        displayName: 'Zebra ZD421',
        trouble: 'printerStopped',
        documents: ['addressLabel'],
        waitingSheets: 5,
      },
      {
        waiting: { orders: 5, sheets: 5, oldestAt: since },
        uncertain: { sheets: 1, first: guestOrder(10571) },
        lastFinished: { ...aStationOrder(1), at: before(nowMs, 4), documents: ['packingSlip'] },
        printers: [{ ...slips, state: 'printing' }, inTrouble, silent],
        log: people.map((_, nth) =>
          anOrderEntry(
            nth,
            before(nowMs, nth * 4),
            nth === 5 ? ['finished', 'uncertain'] : ['finished', nth === 6 ? 'finished' : 'waiting'],
          ),
        ),
      },
    ),
    'printer-paused': make('attention', {
      kind: 'printer',
      printer: 'hp',
      displayName: 'HP LaserJet M404',
      trouble: 'paused',
      documents: ['packingSlip', 'invoice'],
      waitingSheets: 2,
    }),
    'no-printer': make('attention', { kind: 'noPrinter', documents: ['addressLabel'] }, { printers: [slips] }),
    storage: make('attention', { kind: 'storage' }),
    'ask-many': make(
      'asks',
      { kind: 'many', orders: 137, oldestAt: before(nowMs, 22 * 60) },
      {
        waiting: { orders: 137, sheets: 274, oldestAt: before(nowMs, 22 * 60) },
        today: { orders: 0, sheets: 0 },
        hours: [],
        log: waitingLog(nowMs, 'asked'),
      },
    ),
    restored: make(
      'asks',
      { kind: 'restored', lastKnownAt: '2026-11-14T18:50:00.000Z', orders: 412 },
      {
        waiting: null,
        today: null,
        hours: null,
        log: waitingLog(nowMs, 'asked'),
        lastFinished: { ...aStationOrder(6), order: guestOrder(10041), at: '2026-11-14T18:50:00.000Z', documents },
      },
    ),
    'there-before': make(
      'asks',
      { kind: 'thereBefore', orders: 12 },
      { waiting: { orders: 14, sheets: 28, oldestAt: before(nowMs, 9 * 60) }, log: waitingLog(nowMs, 'asked') },
    ),
    'other-admin': make('asks', { kind: 'otherAdmin', before: 'مريم العوضي', orders: 6 }, { admin: 'يوسف الرشيدي' }),
    'session-ended': make(
      'stopped',
      { kind: 'sessionEnded', admin: 'مريم العوضي', from: guestOrder(10571) },
      { ...unknown, isRinging: true, log: [{ kind: 'sessionEnded', at: since, admin: 'مريم العوضي' }, ...running.log.slice(1)] },
    ),
    failed: make('attention', { kind: 'failed', sheets: 2, first: guestOrder(10572) }, { failed: { sheets: 2, first: guestOrder(10572) } }),
    refused: make('stopped', { kind: 'refused', admin: 'مريم العوضي' }, { ...unknown, isRinging: true }),
    'given-up': {
      ...running,
      ...quiet,
      givenUp: [2, 3].map((nth) => ({
        ...aStationOrder(nth),
        status: 'process' as const,
        problem: 'refused' as const,
        at: before(nowMs, 3),
      })),
      log: [
        { kind: 'statusNotChanged', ...aStationOrder(2), problem: 'refused', at: before(nowMs, 2) },
        { kind: 'statusNotChanged', ...aStationOrder(3), problem: 'gone', at: before(nowMs, 3) },
        { kind: 'statusLeft', ...aStationOrder(4), status: 'shipped', at: before(nowMs, 4) },
        { kind: 'leftOut', ...aStationOrder(5), why: 'status', status: 'canceled', at: before(nowMs, 5) },
        { kind: 'leftOut', ...aStationOrder(6), why: 'gone', status: 'ordered', at: before(nowMs, 6) },
        { kind: 'leftOut', ...aStationOrder(0), why: 'choice', status: 'ordered', at: before(nowMs, 7) },
        ...running.log.slice(1),
      ],
    },
    'right-taken': make('stopped', { kind: 'rightTaken', admin: 'مريم العوضي' }, { ...unknown, isRinging: true }),
    'printing-forbidden': make('stopped', { kind: 'printingForbidden', where: 'HKLM\\SOFTWARE\\Policies\\Diwan' }, unknown),
    'awaits-account': make(
      'stopped',
      { kind: 'awaitsAccount', account: 'warehouse@shop.example', where: 'HKLM\\SOFTWARE\\Policies\\Diwan' },
      { ...unknown, isRinging: true },
    ),
    'two-of-three': {
      ...running,
      ...quiet,
      settings: { ...stationSettings, sharing: { kind: 'number', number: 2, of: 3 } },
      today: { orders: 48, sheets: 96 },
      log: [
        ...running.log.slice(0, 1),
        { kind: 'unreadable', at: before(nowMs, 2), orderKind: 'guestOrder', ids: [10577], unnamed: 0 },
        { kind: 'unreadable', at: before(nowMs, 3), orderKind: 'order', ids: [10391, 10388], unnamed: 1 },
        ...running.log.slice(1),
      ],
    },
  };
}

/** Returns this many orders of an open question, oldest first. Orders in process are initially not selected. */
export function askedOrders(count: number, nowMs: number) {
  return Array.from({ length: count }, (_, at) => ({
    ...aStationOrder(at % people.length),
    order: guestOrder(10_165 + at),
    status: at % 3 === 0 ? 'process' : 'ordered',
    placedAt: before(nowMs, (count - at) * 9),
    isChosen: at % 3 !== 0,
  }));
}
