import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fils } from '../money';
import { toLinesDifference, toLineTotal, toSubtotal } from './order-lines';

const fils = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value as Fils);
const quantity = fc.integer({ min: 0, max: 50 });
const extra = fc.record({ quantity, unitPriceFils: fils });
const line = fc.record({ quantity, unitPriceFils: fils, dynamicVariants: fc.array(extra) });

describe('order lines', () => {
  it('[GOR-17] costs quantity × price plus each dynamic variant’s quantity × price', () => {
    const total = toLineTotal({
      quantity: 2,
      unitPriceFils: 29_000 as Fils,
      dynamicVariants: [
        { quantity: 1, unitPriceFils: 1_500 as Fils },
        { quantity: 3, unitPriceFils: 250 as Fils },
      ],
    });
    expect(total).toBe(60_250);
  });

  it('counts a dynamic variant once per line, not once per piece', () => {
    fc.assert(
      fc.property(line, extra, (one, more) => {
        const with_ = toLineTotal({ ...one, dynamicVariants: [...one.dynamicVariants, more] });
        expect(with_ - toLineTotal(one)).toBe(more.quantity * more.unitPriceFils);
      }),
    );
  });

  it('[INV-14] makes the subtotal of total minus shipping fee', () => {
    expect(toSubtotal(46_750 as Fils, 1_350 as Fils)).toBe(45_400);
  });

  it('tells by how much the lines miss the subtotal', () => {
    const lines = [{ totalFils: 30_500 as Fils }, { totalFils: 14_900 as Fils }];
    expect(toLinesDifference({ subtotalFils: 45_400 as Fils, lines })).toBe(0);
    expect(toLinesDifference({ subtotalFils: 45_000 as Fils, lines })).toBe(400);
    expect(toLinesDifference({ subtotalFils: 46_000 as Fils, lines })).toBe(-600);
  });
});
