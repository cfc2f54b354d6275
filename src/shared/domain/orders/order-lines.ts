import { type Fils, sumFils, timesFils } from '../money';

export interface PricedLine {
  quantity: number;
  unitPriceFils: Fils;
  dynamicVariants: readonly { quantity: number; unitPriceFils: Fils }[];
}

/** Returns quantity × price + Σ dynamic variant quantity × unit price (checklist GOR-17, OP-87). */
export function toLineTotal({ quantity, unitPriceFils, dynamicVariants }: PricedLine): Fils {
  return sumFils([timesFils(unitPriceFils, quantity), ...dynamicVariants.map((extra) => timesFils(extra.unitPriceFils, extra.quantity))]);
}

/** Returns the total without the delivery (checklist INV-14). */
export function toSubtotal(totalFils: Fils, shippingFeeFils: Fils): Fils {
  return (totalFils - shippingFeeFils) as Fils;
}

/** Returns the sum of the lines minus the subtotal: 0 if the server's total and its lines agree. */
export function toLinesDifference(order: { subtotalFils: Fils; lines: readonly { totalFils: Fils }[] }): Fils {
  return (sumFils(order.lines.map((line) => line.totalFils)) - order.subtotalFils) as Fils;
}
