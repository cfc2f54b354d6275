import { z } from 'zod';
import { type OrderKind, type OrderRef, orderKinds } from '../../domain/orders/order-ref';
import { type OrderStatus, orderStatuses } from '../../domain/orders/order-status';
import { paymentTypes } from '../../domain/orders/payment-type';
import type { JobPhase } from '../../domain/printing/job-phase';
import { type DocumentKind, documentKinds, type Paper } from '../../domain/printing/printable';
import { bilingualName, orderRef } from '../entity';
import { localRead, localWrite, ofComputer } from '../local-call';
import type { LaneView } from './printing';

/** So far back orders can be new: what was decided about older ones is forgotten. */
export const stationReachDays = 30;

/** `HH:mm`, in the time of Kuwait. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Of a number higher than that of the stations, nothing would ever be printed. */
const numberSharing = z
  .object({ kind: z.literal('number'), number: z.int().min(1).max(20), of: z.int().min(2).max(20) })
  .refine(({ number, of }) => number <= of, { path: ['number'], error: 'there are fewer stations' });

export const stationSettings = z.object({
  isOn: z.boolean(),
  /** Stands at the foot of every sheet. */
  name: z.string().trim().max(60),
  /** Orders that were placed before are not printed by themselves; ISO. Null while the mode is off, and while the server's time is not known. */
  since: z.iso.datetime().nullable(),
  kinds: z.array(z.enum(orderKinds)).min(1),
  /** Orders paid otherwise (a method without a label) are printed when all of these are chosen. */
  paymentTypes: z.array(z.enum(paymentTypes)).min(1),
  /** Null: all of them, also orders whose address names none. */
  governorates: z.array(bilingualName).min(1).nullable(),
  statuses: z.array(z.enum(orderStatuses)).min(1),
  documents: z.array(z.enum(documentKinds)).min(1),
  /** `number`: order ids whose remainder by `of` falls to `number` (1 to `of`), as `fallsTo` says. */
  sharing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    numberSharing,
    z.object({ kind: z.literal('governorate') }),
  ]),
  /** Null: at any time. `from` later than `to` spans midnight. */
  hours: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  /** Set once the printer has finished every sheet of the order. */
  statusAfter: z.enum(orderStatuses).nullable(),
  intervalSeconds: z.int().min(10).max(600),
  /** More orders than this wait for a person's word. */
  askAbove: z.int().min(1).max(10_000),
  /** Closing the window leaves the station running. */
  keepsRunning: z.boolean(),
  startsWithSystem: z.boolean(),
  soundOnNew: z.boolean(),
  soundOnStop: z.boolean(),
  badge: z.boolean(),
});
export type StationSettings = z.output<typeof stationSettings>;

/** Of a computer that was never a station. */
export const defaultStationSettings: StationSettings = {
  isOn: false,
  name: '',
  since: null,
  kinds: [...orderKinds],
  paymentTypes: [...paymentTypes],
  governorates: null,
  statuses: ['ordered'],
  documents: ['packingSlip'],
  sharing: { kind: 'all' },
  hours: null,
  statusAfter: null,
  intervalSeconds: 20,
  askAbove: 100,
  keepsRunning: true,
  startsWithSystem: false,
  soundOnNew: true,
  soundOnStop: true,
  badge: true,
};

export const stationStates = ['off', 'running', 'paused', 'waiting', 'attention', 'asks', 'stopped'] as const;
/** Running: green. Paused and off: grey. Waiting: blue, helps itself. Attention and asks: amber. Stopped: red, only a person starts it again. */
export type StationState = (typeof stationStates)[number];

/** Why the station is in its state; times are ISO. */
export type StationReason =
  /** `off`, `running` */
  | { kind: 'none' }
  /** `paused`; `by` is null when the tray or a restart did it. */
  | { kind: 'pausedByPerson'; by: string | null }
  /** `waiting` */
  | { kind: 'serverAway'; lastAnswerAt: string | null; nextTryAt: string; tries: number }
  | { kind: 'outsideHours'; until: string }
  /** `attention`: the first printer in trouble, or a destination without one. */
  | {
      kind: 'printer';
      printer: string;
      displayName: string;
      trouble: NonNullable<LaneView['trouble']>['kind'] | 'paused';
      /** Words of the system. */
      message?: string;
      documents: DocumentKind[];
      waitingSheets: number;
    }
  | { kind: 'noPrinter'; documents: DocumentKind[] }
  | { kind: 'storage' }
  /** Sheets have failed, and somebody has to say what becomes of them. */
  | { kind: 'failed'; sheets: number; first: OrderRef | null }
  /** `asks` */
  | { kind: 'many'; orders: number; oldestAt: string }
  | { kind: 'restored'; lastKnownAt: string; orders: number }
  /** Of these nobody can say whether they were there before the station took them for new, mostly because the server names only their day. */
  | { kind: 'thereBefore'; orders: number }
  /** Another admin has signed in than the one it printed for. */
  | { kind: 'otherAdmin'; before: string; orders: number | null }
  /** `stopped` */
  | { kind: 'sessionEnded'; admin: string; from: OrderRef | null }
  | { kind: 'rightTaken'; admin: string }
  /** The server refuses the lists or a change of status, though the admin's own record still allows both. */
  | { kind: 'refused'; admin: string }
  | { kind: 'printingForbidden'; where: string }
  /** IT wants it to print, in the name of `account` or, null, of any that may. */
  | { kind: 'awaitsAccount'; account: string | null; where: string };

export interface StationOrder {
  order: OrderRef;
  customer: string;
  area: { name_en: string; name_ar: string };
}

/** `asked`: waits for a person's answer. `sent` is the system's word, `finished` the printer's. */
export type StationSheetPhase = Exclude<JobPhase, 'expired'> | 'asked';

export type StationLogEntry =
  | (StationOrder & {
      kind: 'order';
      at: string;
      sheets: { jobId: string | null; document: DocumentKind; phase: StationSheetPhase; printerName: string }[];
    })
  /** The status was to be changed after printing, and cannot be. */
  | (StationOrder & { kind: 'statusNotChanged'; at: string; problem: StationFailedUpdates['problem'] })
  /** The status was to be changed after printing, and a person had moved the order on to this one meanwhile. */
  | (StationOrder & { kind: 'statusLeft'; at: string; status: string })
  /**
   * It waited, and when it was looked at again it was not to be printed any more: for its `status`, because it falls to another station or is of
   * another choice, or because the server does not know it any more.
   */
  | (StationOrder & { kind: 'leftOut'; at: string; why: 'status' | 'choice' | 'gone'; status: string })
  /** Orders of a list that could not be read, and how many rows of it name none: nobody knows whether they are to be printed here. */
  | { kind: 'unreadable'; at: string; orderKind: OrderKind; ids: number[]; unnamed: number }
  | { kind: 'serverAway'; at: string; tries: number }
  | { kind: 'serverBack'; at: string }
  | { kind: 'sessionEnded'; at: string; admin: string };

export interface StationPrinter {
  name: string;
  displayName: string;
  documents: DocumentKind[];
  paper: Paper;
  /** False: a person's print only, the station sends nothing there. */
  isUsedByStation: boolean;
  state: 'ready' | 'printing' | 'trouble' | 'unknown';
  trouble: LaneView['trouble'];
}

/** `problem`: what the server said to the change of status, or of the order before it. */
export interface StationFailedUpdates extends StationOrder {
  status: OrderStatus;
  problem: 'refused' | 'gone' | 'unreadable';
  at: string;
}

/** Null stands for a number that is not known: it is shown as `?`. */
export interface StationView {
  state: StationState;
  reason: StationReason;
  /** When it came into this state; ISO. */
  stateSince: string;
  settings: StationSettings;
  /** In whose name it prints; null while nobody is signed in. */
  admin: string | null;
  /** When the admin was signed in or the station started for them; ISO. */
  adminSince: string | null;
  nextCheckAt: string | null;
  lastFinished: (StationOrder & { at: string; documents: DocumentKind[] }) | null;
  waiting: { orders: number; sheets: number; oldestAt: string | null } | null;
  failed: { sheets: number; first: OrderRef | null };
  uncertain: { sheets: number; first: OrderRef | null };
  /** Changes of status that were given up, the latest first, at most 50: each until a person says that they have seen it. */
  givenUp: StationFailedUpdates[];
  today: { orders: number; sheets: number } | null;
  /** Of today: what the system has taken and of which the printer has told nothing yet, or never tells anything. */
  sent: { orders: number; sheets: number };
  /** Null unless it was sent after the last order that is known to be finished. */
  lastSent: (StationOrder & { at: string; documents: DocumentKind[] }) | null;
  /** Of today; an order counts in the hour in which its last sheet was finished; `ofNight` were placed outside the station's hours. */
  hours: { hour: number; orders: number; ofNight: number }[] | null;
  printers: StationPrinter[];
  /** The latest first, at most 50. */
  log: StationLogEntry[];
  /** New orders since somebody looked. */
  unseen: number;
  /** It has stopped and rings every minute until somebody mutes it or starts it again. */
  isRinging: boolean;
  /** Ids of recent orders, for the examples of what falls to this station and what does not. */
  examples: { here: OrderRef[]; elsewhere: OrderRef[] };
}

/** `count`: of orders that have come; 0 when it has stopped. */
export interface StationChime {
  kind: 'newOrders' | 'stopped';
  count: number;
}

/** One of the orders that a question is about. */
export interface PendingDeepLink extends StationOrder {
  status: string;
  /** ISO. */
  placedAt: string;
  /** What the app proposes. */
  isChosen: boolean;
}

export const stationLocalCalls = {
  /**
   * Refused with `forbidden`, as every call here, for those who may not print in bulk; only reading is allowed to everybody, and leaves out
   * what names customers for those who may not.
   */
  'station.read': localRead(z.undefined(), ofComputer)<StationView>(),
  /**
   * `since` null: from now on. A moment that lies ahead counts as now, one too far back as `stationReachDays` ago. All by the server's clock:
   * while that is not known, `since` stays as it was wished until the next answer.
   */
  'station.saveSettings': localWrite(stationSettings)<StationView>(),
  'station.pause': localWrite(z.undefined())<StationView>(),
  'station.resume': localWrite(z.undefined())<StationView>(),
  /** Asks the server now instead of at the next time. */
  'station.checkNow': localWrite(z.undefined())<StationView>(),
  /** The orders of the open question, oldest first; empty when none is open. */
  'station.asked': localRead(z.undefined(), ofComputer)<PendingDeepLink[]>(),
  /** `fromNow`: what is asked about is never printed by itself. `chosen` prints those and leaves the others. */
  'station.answer': localWrite(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('all') }),
      z.object({ kind: z.literal('fromNow') }),
      z.object({ kind: z.literal('chosen'), orders: z.array(orderRef) }),
    ]),
  )<StationView>(),
  /** The last orders whose sheets were handed over here, the newest first. */
  'station.last': localRead(z.object({ count: z.int().min(1).max(100) }), ofComputer)<
    (StationOrder & { at: string; documents: DocumentKind[] })[]
  >(),
  /** Copies from the sheets as they were printed. */
  'station.printLast': localWrite(
    z.object({ orders: z.array(orderRef).min(1).max(100), documents: z.array(z.enum(documentKinds)).min(1) }),
  )<{
    sheets: number;
  }>(),
  /** Nobody wants to hear any more that it has stopped. */
  'station.mute': localWrite(z.undefined())<StationView>(),
  /** These changes of status that were given up have been seen. */
  'station.acknowledgeFailed': localWrite(z.array(orderRef).min(1).max(50))<StationView>(),
  /** Somebody looks: the badge goes. */
  'station.markSeen': localWrite(z.undefined())<null>(),
} as const;
