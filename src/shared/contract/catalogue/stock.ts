import { z } from 'zod';
import { defaultLowStockThreshold, maxLowStockThreshold } from '../../domain/low-stock';
import { localRead, localWrite } from '../local-call';

export const stockSettings = z.object({
  /** In pieces: a product with at most this many is shown as low in stock. */
  lowStockThreshold: z.number().int().min(0).max(maxLowStockThreshold),
});
export type StockSettings = z.output<typeof stockSettings>;

export const defaultStockSettings: StockSettings = { lowStockThreshold: defaultLowStockThreshold };

export const stockLocalCalls = {
  'stock.readSettings': localRead(z.undefined())<StockSettings>(),
  /** Saves the settings on this computer, for everyone who signs in here. */
  'stock.saveSettings': localWrite(stockSettings, { touches: ['stock.readSettings'] })<StockSettings>(),
} as const;
