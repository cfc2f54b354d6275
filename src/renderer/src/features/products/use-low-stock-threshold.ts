import { useRead } from '@renderer/runtime/calls/use-read';
import { defaultLowStockThreshold } from '@shared/domain/low-stock';

/** Pieces down to which a product counts as running low, as this computer's settings say. */
export function useLowStockThreshold(): number {
  return useRead('stock.readSettings', undefined).data?.lowStockThreshold ?? defaultLowStockThreshold;
}
