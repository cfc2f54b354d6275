import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../../../tests/support/texts';
import { toReason } from './failure-reason';

const reasonOf = (message: string | undefined, code: 'printerRefused' | 'timeout' = 'printerRefused'): string =>
  toReason({ code, ...(message !== undefined && { message }) }, translator('en'));

describe('why a sheet did not reach the printer', () => {
  it.each([
    ['The printer is out of paper', inEnglish('printQueue.reason.outOfPaper')],
    ['media-empty-error', inEnglish('printQueue.reason.outOfPaper')],
    ['media-needed', inEnglish('printQueue.reason.outOfPaper')],
    ['Load paper in tray 2', inEnglish('printQueue.reason.outOfPaper')],
    ['Paper jam in tray 1', inEnglish('printQueue.reason.paperJam')],
    ['media-jam-error', inEnglish('printQueue.reason.paperJam')],
    ['cover-open', inEnglish('printQueue.reason.coverOpen')],
    ['toner-empty', inEnglish('printQueue.reason.outOfToner')],
    ['Invalid printer settings', inEnglish('failures.printerRefused')],
    ['Unsupported paper size', inEnglish('failures.printerRefused')],
    ['', inEnglish('failures.printerRefused')],
    [undefined, inEnglish('failures.printerRefused')],
  ])('"%s" is: %s', (message, reason) => {
    expect(reasonOf(message)).toBe(reason);
  });

  it('takes the words of a printer only for what a printer refused', () => {
    expect(reasonOf('out of paper', 'timeout')).toBe(inEnglish('printQueue.reason.timeout'));
  });
});
