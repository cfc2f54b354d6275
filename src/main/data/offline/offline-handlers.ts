import type { Handlers } from '@main/system/ports/handlers';
import type { KeptOrderStore } from './kept-orders';

export function createOfflineHandlers(kept: KeptOrderStore): Handlers<'offline.orders'> {
  return { 'offline.orders': (query) => kept.list(query) };
}
