import { z } from 'zod';
import { arrivalIntervals } from '../../domain/orders/arrivals';
import { type OrderKind, orderKinds } from '../../domain/orders/order-ref';
import { localRead, localWrite } from '../local-call';

export const arrivalSettings = z.object({
  /** Seconds between two looks at the head of a list that is shown; 0 for none. */
  everySeconds: z.literal(arrivalIntervals),
  sound: z.boolean(),
  notification: z.boolean(),
  badge: z.boolean(),
});
export type ArrivalSettings = z.output<typeof arrivalSettings>;

/** Orders that were not there when somebody looked at their list last. */
export interface ArrivedOrder {
  id: number;
  /** As the list has it; '' where it names none. */
  createdAt: string;
}

export interface Arrivals {
  kind: OrderKind;
  /** The newest first; each is told once. */
  orders: ArrivedOrder[];
}

export const arrivalLocalCalls = {
  'arrivals.readSettings': localRead(z.undefined())<ArrivalSettings>(),
  /** Keeps them on this computer, for everyone who signs in here. */
  'arrivals.saveSettings': localWrite(arrivalSettings, { touches: ['arrivals.readSettings'] })<void>(),
  /** This list is on screen from now on, or, with null, none. */
  'arrivals.watch': localWrite(z.object({ kind: z.enum(orderKinds).nullable() }))<void>(),
  /** What came has been on screen: the badge of the taskbar counts it no longer. */
  'arrivals.seen': localWrite(z.undefined())<void>(),
  /** Looks at the list that is on screen now, unless somebody has just done so. */
  'arrivals.look': localWrite(z.undefined())<void>(),
} as const;
