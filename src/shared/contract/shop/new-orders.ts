import { z } from 'zod';
import { newOrderIntervals } from '../../domain/orders/new-orders';
import { type OrderKind, orderKinds } from '../../domain/orders/order-ref';
import { localRead, localWrite } from '../local-call';

export const newOrderSettings = z.object({
  /** Seconds between two checks of the visible list's first page; 0 for none. */
  everySeconds: z.literal(newOrderIntervals),
  sound: z.boolean(),
  notification: z.boolean(),
  badge: z.boolean(),
});
export type NewOrderSettings = z.output<typeof newOrderSettings>;

/** An order that has arrived since the user last looked at its list. */
export interface ArrivedOrder {
  id: number;
  /** As in the list; '' if it has none. */
  createdAt: string;
}

export interface NewOrders {
  kind: OrderKind;
  /** Newest first; each order is reported once. */
  orders: ArrivedOrder[];
}

export const newOrderLocalCalls = {
  'newOrders.readSettings': localRead(z.undefined())<NewOrderSettings>(),
  /** Saves the settings on this computer, for everyone who signs in here. */
  'newOrders.saveSettings': localWrite(newOrderSettings, { touches: ['newOrders.readSettings'] })<void>(),
  /** Called when this list is shown; null if none is. */
  'newOrders.watch': localWrite(z.object({ kind: z.enum(orderKinds).nullable() }))<void>(),
  /** Called when new orders were shown: the badge of the taskbar no longer counts them. */
  'newOrders.markSeen': localWrite(z.undefined())<void>(),
  /** Checks the visible list now, unless it was just checked. */
  'newOrders.check': localWrite(z.undefined())<void>(),
} as const;
