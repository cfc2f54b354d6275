import { defaultStockSettings, type StockSettings, stockSettings } from '@shared/contract/catalogue/stock';
import type { Handlers } from '../ports/handlers';
import type { Settings, Slot } from './settings';

type Names = 'stock.readSettings' | 'stock.saveSettings';

export function openStockSettings(settings: Settings): Slot<StockSettings> {
  return settings.slot('stock', stockSettings, defaultStockSettings);
}

export function createStockHandlers(slot: Slot<StockSettings>, onSaved: () => void): Handlers<Names> {
  return {
    'stock.readSettings': () => slot.read(),
    'stock.saveSettings'(changed) {
      slot.write(changed);
      onSaved();
      return changed;
    },
  };
}
