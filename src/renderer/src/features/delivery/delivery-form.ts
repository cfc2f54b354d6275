import { type CellValue, cellProblem } from '@renderer/ui/grid/model/cell';
import { optionalAmount, withCrossCheck } from '@renderer/validation/form-rules';
import { parseAmount } from '@renderer/validation/parse-amount';
import type { Delivery } from '@shared/contract/shop/delivery';
import { type Fils, toPlainAmount } from '@shared/domain/money';
import { z } from 'zod';

const feeOrZero = optionalAmount().transform((fee) => fee || toPlainAmount(0 as Fils));

/** One fee for all areas, or one per area. */
const coverages = ['all', 'areas'] as const;

const fields = z.object({
  delivery_possibility: z.boolean(),
  coverage: z.enum(coverages),
  delivery_fee: optionalAmount().refine((fee) => fee !== '', 'delivery.feeRequired'),
  shipping_fee: feeOrZero,
  cash_in_delivery: feeOrZero,
  /** Fees by the area's id: those of the settings, and edited ones. */
  fees: z.record(z.string(), z.union([z.number(), z.string(), z.null()])),
});
export type DeliveryFormValues = z.output<typeof fields>;

/** Checklist DEL-04, DEL-05: fees of areas are validated only if each area has its own. */
export const deliveryForm = withCrossCheck(fields, ({ coverage, fees }, add) => {
  if (coverage === 'all') return;
  for (const [id, value] of Object.entries(fees)) {
    const problem = feeProblem(value);
    if (problem !== null) add(['fees', id], problem);
  }
});

function feeProblem(value: CellValue): string | null {
  return cellProblem(value, { kind: 'money', isRequired: true });
}

export const emptyDeliveryForm: DeliveryFormValues = {
  delivery_possibility: false,
  coverage: 'all',
  delivery_fee: '',
  shipping_fee: '',
  cash_in_delivery: '',
  fees: {},
};

export function toDeliveryForm(record: Delivery): DeliveryFormValues {
  return {
    delivery_possibility: record.delivery_possibility,
    coverage: record.delivery_all_area ? 'all' : 'areas',
    delivery_fee: toPlainAmount(record.delivery_fee),
    shipping_fee: toPlainAmount(record.shipping_fee),
    cash_in_delivery: toPlainAmount(record.cash_in_delivery),
    fees: Object.fromEntries(record.area_fees.map(({ id, delivery_fee }) => [String(id), delivery_fee])),
  };
}

/**
 * Returns the settings in the server's format. `shown` has the fees of all areas that were on screen, by id; fees of the settings and
 * edited fees take precedence. Without a fee per area, no areas are sent (OP-97).
 */
export function toDeliveryBody(values: DeliveryFormValues, shown: ReadonlyMap<string, Fils>) {
  const { delivery_possibility, coverage, delivery_fee, shipping_fee, cash_in_delivery, fees } = values;
  const toFee = (text: string): Fils => parseAmount(text) ?? (0 as Fils);
  const all = { ...Object.fromEntries(shown), ...fees };
  return {
    delivery_possibility,
    delivery_all_area: coverage === 'all',
    delivery_fee: toFee(delivery_fee),
    shipping_fee: toFee(shipping_fee),
    cash_in_delivery: toFee(cash_in_delivery),
    area_fees:
      coverage === 'all'
        ? []
        : Object.entries(all).flatMap(([id, value]) =>
            typeof value === 'number' ? [{ id: Number(id), delivery_fee: value as Fils }] : [],
          ),
  };
}
