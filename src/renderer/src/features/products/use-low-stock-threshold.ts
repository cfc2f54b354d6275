import { useRead } from '@renderer/runtime/calls/use-read';
import { defaultLowStockThreshold } from '@shared/domain/low-stock';

/** Returns the number of pieces up to which a product counts as low in stock, from this computer's settings. */
export function useLowStockThreshold(): number {
  return useRead('stock.readSettings', undefined).data?.lowStockThreshold ?? defaultLowStockThreshold;
}
