import type { Handlers } from '@main/system/ports/handlers';
import type { OfflineOrderStore } from './offline-orders';

export function createOfflineHandlers(kept: OfflineOrderStore): Handlers<'offline.orders'> {
  return { 'offline.orders': (query) => kept.list(query) };
}
