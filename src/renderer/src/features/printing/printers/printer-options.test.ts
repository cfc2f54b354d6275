import type { PrinterInfo } from '@shared/contract/printing/printing';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../../tests/support/texts';
import { toPrinterOptions } from './printer-options';

const hp: PrinterInfo = {
  name: 'hp-m404',
  displayName: 'HP LaserJet M404',
  description: 'HP LaserJet M404',
  location: 'Office',
  state: 'ready',
  stateMessage: '',
};
const epson: PrinterInfo = {
  name: 'tm88',
  displayName: '',
  description: 'Epson receipt printer',
  location: '',
  state: 'stopped',
  stateMessage: inEnglish('printerStates.label.coverOpen'),
};

describe('printers to choose from', () => {
  it('shows where a printer stands, else what it is', () => {
    expect(toPrinterOptions([hp, epson], null, '').map((option) => [option.displayName, option.place])).toEqual([
      ['HP LaserJet M404', 'Office'],
      ['tm88', 'Epson receipt printer'],
    ]);
  });

  it('does not say the same twice', () => {
    expect(toPrinterOptions([{ ...hp, location: '' }], null, '')[0]?.place).toBe('');
  });

  it('keeps a chosen printer that is gone, first and under its last name', () => {
    expect(toPrinterOptions([hp], 'brother-2', 'Brother HL-L2350DW')[0]).toEqual({
      name: 'brother-2',
      displayName: 'Brother HL-L2350DW',
      place: '',
      state: 'missing',
      stateMessage: '',
    });
    expect(toPrinterOptions([hp], 'hp-m404', 'x')).toHaveLength(1);
  });
});
