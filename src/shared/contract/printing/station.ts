import { z } from 'zod';
import { type OrderKind, type OrderRef, orderKinds } from '../../domain/orders/order-ref';
import { type OrderStatus, orderStatuses } from '../../domain/orders/order-status';
import { paymentTypes } from '../../domain/orders/payment-type';
import type { JobPhase } from '../../domain/printing/job-phase';
import { type DocumentKind, documentKinds, type Paper } from '../../domain/printing/printable';
import { bilingualName, orderRef } from '../entity';
import { localRead, localWrite, ofComputer } from '../local-call';
import type { LaneView } from './printing';

/** Orders older than this are never new, because decisions about them are removed. */
export const stationReachDays = 30;

/** `HH:mm` in Kuwait's time zone. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Rejects a number above the number of stations, for which no order would ever be printed. */
const numberSharing = z
  .object({ kind: z.literal('number'), number: z.int().min(1).max(20), of: z.int().min(2).max(20) })
  .refine(({ number, of }) => number <= of, { path: ['number'], error: 'there are fewer stations' });

export const stationSettings = z.object({
  isOn: z.boolean(),
  /** Printed at the foot of every sheet. */
  name: z.string().trim().max(60),
  /**
   * Orders placed before this time (ISO) aren't printed automatically. Null while the station is off, and while the server's time isn't
   * known.
   */
  since: z.iso.datetime().nullable(),
  kinds: z.array(z.enum(orderKinds)).min(1),
  /** If all are selected, orders with another payment method (without a label) are printed too. */
  paymentTypes: z.array(z.enum(paymentTypes)).min(1),
  /** Null: all of them, including orders without one in their address. */
  governorates: z.array(bilingualName).min(1).nullable(),
  statuses: z.array(z.enum(orderStatuses)).min(1),
  documents: z.array(z.enum(documentKinds)).min(1),
  /** `number`: this station prints orders for which `fallsTo` returns its `number` (1 to `of`). */
  sharing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    numberSharing,
    z.object({ kind: z.literal('governorate') }),
  ]),
  /** Null: at any time. `from` later than `to` includes midnight. */
  hours: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  /** Status to set once the printer has finished every sheet of the order. */
  statusAfter: z.enum(orderStatuses).nullable(),
  intervalSeconds: z.int().min(10).max(600),
  /** More orders than this wait for the user's confirmation. */
  askAbove: z.int().min(1).max(10_000),
  /** Whether the station keeps running when the window is closed. */
  keepsRunning: z.boolean(),
  startsWithSystem: z.boolean(),
  soundOnNew: z.boolean(),
  soundOnStop: z.boolean(),
  badge: z.boolean(),
});
export type StationSettings = z.output<typeof stationSettings>;

/** Settings of a computer that was never a station. */
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
/**
 * Running: green. Paused and off: gray. Waiting: blue, continues automatically. Attention and asks: amber. Stopped: red, only the user can
 * start it again.
 */
export type StationState = (typeof stationStates)[number];

/** Why the station is in its state; times are ISO. */
export type StationReason =
  /** States `off` and `running`. */
  | { kind: 'none' }
  /** State `paused`; `by` is null if the station was paused in the tray or by a restart. */
  | { kind: 'pausedByPerson'; by: string | null }
  /** State `waiting`. */
  | { kind: 'serverAway'; lastAnswerAt: string | null; nextTryAt: string; tries: number }
  | { kind: 'outsideHours'; until: string }
  /** State `attention`: the first printer in trouble, or a destination without one. */
  | {
      kind: 'printer';
      printer: string;
      displayName: string;
      trouble: NonNullable<LaneView['trouble']>['kind'] | 'paused';
      /** The system's message. */
      message?: string;
      documents: DocumentKind[];
      waitingSheets: number;
    }
  | { kind: 'noPrinter'; documents: DocumentKind[] }
  | { kind: 'storage' }
  /** Sheets have failed, and the user has to decide about them. */
  | { kind: 'failed'; sheets: number; first: OrderRef | null }
  /** State `asks`. */
  | { kind: 'many'; orders: number; oldestAt: string }
  | { kind: 'restored'; lastKnownAt: string; orders: number }
  /** Orders that may have existed before the station was started, usually because the server sends only their day. */
  | { kind: 'thereBefore'; orders: number }
  /** An admin is signed in who isn't the one that the station printed for. */
  | { kind: 'otherAdmin'; before: string; orders: number | null }
  /** State `stopped`. */
  | { kind: 'sessionEnded'; admin: string; from: OrderRef | null }
  | { kind: 'rightTaken'; admin: string }
  /** The server refuses the lists or a change of status, although the admin's own record still allows both. */
  | { kind: 'refused'; admin: string }
  | { kind: 'printingForbidden'; where: string }
  /** IT requires the station to print for `account`, or if null, for any admin with the permission. */
  | { kind: 'awaitsAccount'; account: string | null; where: string };

export interface StationOrder {
  order: OrderRef;
  customer: string;
  area: { name_en: string; name_ar: string };
}

/** `asked`: waits for the user's answer. `sent` is reported by the system, `finished` by the printer. */
export type StationSheetPhase = Exclude<JobPhase, 'expired'> | 'asked';

export type StationLogEntry =
  | (StationOrder & {
      kind: 'order';
      at: string;
      sheets: { jobId: string | null; document: DocumentKind; phase: StationSheetPhase; printerName: string }[];
    })
  /** The status can't be changed after printing. */
  | (StationOrder & { kind: 'statusNotChanged'; at: string; problem: StationFailedUpdates['problem'] })
  /** The status wasn't changed after printing, because someone had already set a later one. */
  | (StationOrder & { kind: 'statusLeft'; at: string; status: string })
  /**
   * It was waiting but is no longer printed: because of its `status`, because another station or filter applies, or because the server no
   * longer has it.
   */
  | (StationOrder & { kind: 'leftOut'; at: string; why: 'status' | 'choice' | 'gone'; status: string })
  /**
   * Orders of a list that couldn't be parsed, and the number of rows without a number: it is unknown whether they should be printed here.
   */
  | { kind: 'unreadable'; at: string; orderKind: OrderKind; ids: number[]; unnamed: number }
  | { kind: 'serverAway'; at: string; tries: number }
  | { kind: 'serverBack'; at: string }
  | { kind: 'sessionEnded'; at: string; admin: string };

export interface StationPrinter {
  name: string;
  displayName: string;
  documents: DocumentKind[];
  paper: Paper;
  /** False if only users print there and the station doesn't. */
  isUsedByStation: boolean;
  state: 'ready' | 'printing' | 'trouble' | 'unknown';
  trouble: LaneView['trouble'];
}

/** `problem`: the server's response to the change of status, or to the request for the order before. */
export interface StationFailedUpdates extends StationOrder {
  status: OrderStatus;
  problem: 'refused' | 'gone' | 'unreadable';
  at: string;
}

/** Null means a number that isn't known, shown as `?`. */
export interface StationView {
  state: StationState;
  reason: StationReason;
  /** Time of the last change of state (ISO). */
  stateSince: string;
  settings: StationSettings;
  /** Name of the admin that it prints for; null without a session. */
  admin: string | null;
  /** Time when the admin signed in or the station was started for them (ISO). */
  adminSince: string | null;
  nextCheckAt: string | null;
  lastFinished: (StationOrder & { at: string; documents: DocumentKind[] }) | null;
  waiting: { orders: number; sheets: number; oldestAt: string | null } | null;
  failed: { sheets: number; first: OrderRef | null };
  uncertain: { sheets: number; first: OrderRef | null };
  /** Changes of status that were given up, latest first, at most 50; each is shown until the user acknowledges it. */
  givenUp: StationFailedUpdates[];
  today: { orders: number; sheets: number } | null;
  /** Today's orders that the system has accepted without a report of the printer. */
  sent: { orders: number; sheets: number };
  /** Null unless it was sent after the last order that is known to be finished. */
  lastSent: (StationOrder & { at: string; documents: DocumentKind[] }) | null;
  /** Today's orders by the hour in which their last sheet was finished; `ofNight` were placed outside the station's hours. */
  hours: { hour: number; orders: number; ofNight: number }[] | null;
  printers: StationPrinter[];
  /** Latest first, at most 50. */
  log: StationLogEntry[];
  /** New orders since the user last looked. */
  unseen: number;
  /** Whether it has stopped and rings every minute until the user mutes or starts it. */
  isRinging: boolean;
  /** Recent orders, as examples of which orders this station prints and which it doesn't. */
  examples: { here: OrderRef[]; elsewhere: OrderRef[] };
}

/** `count`: number of new orders; 0 when it has stopped. */
export interface StationChime {
  kind: 'newOrders' | 'stopped';
  count: number;
}

/** One of the orders that a question is about. */
export interface PendingDeepLink extends StationOrder {
  status: string;
  /** ISO. */
  placedAt: string;
  /** Whether it is preselected. */
  isChosen: boolean;
}

export const stationLocalCalls = {
  /**
   * Returns the station's view. All other calls here fail with `forbidden` for users who may not print in bulk; for them, this one leaves
   * out customers' names.
   */
  'station.read': localRead(z.undefined(), ofComputer)<StationView>(),
  /**
   * `since` null: from now on. A time in the future counts as now, a time too far in the past as `stationReachDays` ago. All by the
   * server's clock: while that isn't known, `since` stays as requested until the next response.
   */
  'station.saveSettings': localWrite(stationSettings)<StationView>(),
  'station.pause': localWrite(z.undefined())<StationView>(),
  'station.resume': localWrite(z.undefined())<StationView>(),
  /** Checks the server now instead of at the next time. */
  'station.checkNow': localWrite(z.undefined())<StationView>(),
  /** Returns the orders of the open question, oldest first; empty if there is none. */
  'station.asked': localRead(z.undefined(), ofComputer)<PendingDeepLink[]>(),
  /** `fromNow`: the orders are never printed automatically. `chosen` prints these orders and leaves the others out. */
  'station.answer': localWrite(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('all') }),
      z.object({ kind: z.literal('fromNow') }),
      z.object({ kind: z.literal('chosen'), orders: z.array(orderRef) }),
    ]),
  )<StationView>(),
  /** Returns the last orders whose sheets were handed over here, newest first. */
  'station.last': localRead(z.object({ count: z.int().min(1).max(100) }), ofComputer)<
    (StationOrder & { at: string; documents: DocumentKind[] })[]
  >(),
  /** Prints copies of the sheets as they were printed. */
  'station.printLast': localWrite(
    z.object({ orders: z.array(orderRef).min(1).max(100), documents: z.array(z.enum(documentKinds)).min(1) }),
  )<{
    sheets: number;
  }>(),
  /** Mutes the alarm about a stopped station. */
  'station.mute': localWrite(z.undefined())<StationView>(),
  /** Removes these changes of status that were given up, because the user has seen them. */
  'station.acknowledgeFailed': localWrite(z.array(orderRef).min(1).max(50))<StationView>(),
  /** Called when the user has opened the screen; clears the badge. */
  'station.markSeen': localWrite(z.undefined())<null>(),
} as const;
