import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { ReadTable } from '@shared/contract/desktop/imports';
import { beforeAll, describe, expect, it } from 'vitest';
import { findSettlementHeads, guessSettlementColumns, readSettlement, type Settlement } from './settlement-columns';

beforeAll(() => {
  startI18n('en');
  addAllTexts();
});

function read(rows: string[][]): Settlement {
  const table: ReadTable = { rows, encoding: 'utf-8', separator: ',', sheets: [], sheet: null, merged: 0, hidden: 0, unread: 0 };
  const headAt = findSettlementHeads(rows, []);
  return readSettlement({ table, headAt, targets: guessSettlementColumns(rows, headAt, []), commas: new Map() });
}

const toAmounts = ({ lines }: Settlement) => lines.map((line) => [line.kind, line.fils, line.feeFils]);

describe('the lines of a settlement file', () => {
  const payments = [
    ['Ref', 'Amount', 'Fees'],
    ['436081844', '36.800', '0.150'],
    ['Ref', 'Amount', 'Fees'],
    ['436081845', '10.000', '0.150'],
  ];

  it('are read below the headings of each page, and without the lines of totals', () => {
    const file = read([...payments, ['Total: 2', '46.800', '0.300'], ['Total fees', '0.300', ''], ['Net', '46.500', '']]);
    expect(toAmounts(file)).toEqual([
      ['payment', 36_800, 150],
      ['payment', 10_000, 150],
    ]);
    expect(file).toMatchObject({ ownFils: 46_500, unreadable: [] });
  });

  it('have the net amount of the file by the fees in its totals, also if those of the lines differ', () => {
    expect(read([...payments, ['Total', '46.800', '0.450']]).ownFils).toBe(46_350);
  });

  it('may have a placeholder in place of a reference in the line of totals', () => {
    const file = read([...payments, ['-', '46.800', 'Total']]);
    expect([file.lines.length, file.ownFils]).toEqual([2, 46_500]);
  });

  it('have the totals of their terminals added up, unless the file has a total of its own', () => {
    const rows = [
      ['Ref', 'Terminal', 'Amount'],
      ['436081844', 'K104', '36.800'],
      ['Total', 'K104', '36.800'],
      ['436081845', 'K221', '10.000'],
      ['436081846', 'K221', '5.000'],
      ['Total', 'K221', '15.000'],
    ];
    expect(read(rows).ownFils).toBe(51_800);
    expect(read([...rows, ['Grand total', '', '51.900']]).ownFils).toBe(51_900);
  });

  it('are left out if their status is that of a failed payment, and have the fees that only net amounts show', () => {
    const file = read([
      ['Ref', 'Type', 'Amount', 'Net', 'Status'],
      ['436081844', 'Charge', '36.800', '36.650', 'CAPTURED'],
      ['436081845', 'Charge', '10.000', '9.850', 'NOT CAPTURED'],
      ['436081846', 'Charge', '10.000', '9.850', 'Cancelled'],
      ['436081847', 'Refund', '5.000', '5.000', 'CAPTURED'],
    ]);
    expect(toAmounts(file)).toEqual([
      ['payment', 36_800, 150],
      ['refund', -5000, 0],
    ]);
    expect(file).toMatchObject({ ownFils: 31_650, failed: 2 });
  });

  it('may have returned fees, as lines and in their column', () => {
    const file = read([
      ['Ref', 'Type', 'Amount', 'Fees'],
      ['436081844', 'Purchase', '36.800', '-0.150'],
      ['436081845', 'Purchase', '10.000', '-0.150'],
      ['436081845', 'Refund', '-10.000', '0.150'],
      ['436081846', 'Purchase', '10.000', 'free'],
      ['', 'Service charge', '-2.500', ''],
      ['', 'Service charge', '-2.500', ''],
      ['', 'Service charge', '2.500', ''],
    ]);
    expect(toAmounts(file)).toEqual([
      ['payment', 36_800, 150],
      ['payment', 10_000, 150],
      ['refund', -10_000, -150],
      ['payment', 10_000, 0],
      ['fee', 2500, 0],
      ['fee', 2500, 0],
      ['fee', -2500, 0],
    ]);
    expect(file.unreadFees).toBe(1);
  });

  it('have texts that are short enough to be stored', () => {
    const { lines } = read([
      ['Ref', 'Amount', 'Terminal'],
      ['7'.repeat(600), '1.000', 'K'.repeat(600)],
    ]);
    expect(lines[0]).toMatchObject({ ref: '7'.repeat(500), terminal: 'K'.repeat(500) });
  });
});
