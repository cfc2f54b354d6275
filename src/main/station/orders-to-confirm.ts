import { toOrderKey } from '@shared/domain/orders/order-key';
import type { ListedOrder } from './lists/listed-order';
import type { StationQuestion } from './station-memory';

/** Orders that an open question is about: those that may have been there before, else everything that waits. */
export function ordersToConfirm(waiting: readonly ListedOrder[], question: StationQuestion | null): readonly ListedOrder[] {
  if (question?.kind !== 'thereBefore') return waiting;
  const doubted = new Set(question.doubted);
  return waiting.filter((order) => doubted.has(toOrderKey(order)));
}
