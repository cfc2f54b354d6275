import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { toReason } from './failure-reason';

const reasonOf = (message: string | undefined, code: 'printerRefused' | 'timeout' = 'printerRefused'): string =>
  toReason({ code, ...(message !== undefined && { message }) }, translator('en'));

describe('why a sheet did not reach the printer', () => {
  it.each([
    ['The printer is out of paper', 'The printer is out of paper.'],
    ['media-empty-error', 'The printer is out of paper.'],
    ['media-needed', 'The printer is out of paper.'],
    ['Load paper in tray 2', 'The printer is out of paper.'],
    ['Paper jam in tray 1', 'Paper is jammed in the printer.'],
    ['media-jam-error', 'Paper is jammed in the printer.'],
    ['cover-open', 'A cover of the printer is open.'],
    ['toner-empty', 'The printer is out of toner or ink.'],
    ['Invalid printer settings', 'The printer refused the sheet.'],
    ['Unsupported paper size', 'The printer refused the sheet.'],
    ['', 'The printer refused the sheet.'],
    [undefined, 'The printer refused the sheet.'],
  ])('"%s" is: %s', (message, reason) => {
    expect(reasonOf(message)).toBe(reason);
  });

  it('takes the words of a printer only for what a printer refused', () => {
    expect(reasonOf('out of paper', 'timeout')).toBe('The sheet took too long to prepare.');
  });
});
