import type { KeptOrderStore } from '../../offline/kept-orders';
import type { Handlers } from '../router';

export function createOfflineHandlers(kept: KeptOrderStore): Handlers<'offline.orders'> {
  return { 'offline.orders': (query) => kept.list(query) };
}
