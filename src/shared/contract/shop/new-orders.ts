import { z } from 'zod';
import { newOrderIntervals } from '../../domain/orders/new-orders';
import { type OrderKind, orderKinds } from '../../domain/orders/order-ref';
import { localRead, localWrite } from '../local-call';

export const newOrderSettings = z.object({
  /** Seconds between two looks at the head of a list that is shown; 0 for none. */
  everySeconds: z.literal(newOrderIntervals),
  sound: z.boolean(),
  notification: z.boolean(),
  badge: z.boolean(),
});
export type NewOrderSettings = z.output<typeof newOrderSettings>;

/** Orders that were not there when somebody looked at their list last. */
export interface ArrivedOrder {
  id: number;
  /** As the list has it; '' where it names none. */
  createdAt: string;
}

export interface NewOrders {
  kind: OrderKind;
  /** The newest first; each is told once. */
  orders: ArrivedOrder[];
}

export const newOrderLocalCalls = {
  'newOrders.readSettings': localRead(z.undefined())<NewOrderSettings>(),
  /** Keeps them on this computer, for everyone who signs in here. */
  'newOrders.saveSettings': localWrite(newOrderSettings, { touches: ['newOrders.readSettings'] })<void>(),
  /** This list is on screen from now on, or, with null, none. */
  'newOrders.watch': localWrite(z.object({ kind: z.enum(orderKinds).nullable() }))<void>(),
  /** What came has been on screen: the badge of the taskbar counts it no longer. */
  'newOrders.markSeen': localWrite(z.undefined())<void>(),
  /** Looks at the list that is on screen now, unless somebody has just done so. */
  'newOrders.check': localWrite(z.undefined())<void>(),
} as const;
