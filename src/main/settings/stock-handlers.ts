import { defaultStockSettings, stockSettings } from '@shared/contract/catalogue/stock';
import type { Handlers } from '../host/handlers';
import type { Settings } from './settings';

type Names = 'stock.readSettings' | 'stock.saveSettings';

export function createStockHandlers(settings: Settings): Handlers<Names> {
  const slot = settings.slot('stock', stockSettings, defaultStockSettings);
  return {
    'stock.readSettings': () => slot.read(),
    'stock.saveSettings'(changed) {
      slot.write(changed);
      return changed;
    },
  };
}
