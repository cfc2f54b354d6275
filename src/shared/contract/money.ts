import { z } from 'zod';
import { type Fils, toDinar, toFils } from '../domain/money';
import { onWire } from './wire';

// Separate from the domain's rules, so that pages that only show amounts load no schema library.

const dinarOnWire = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** Parses the server's dinars (number or numeric text) as fils. */
export const moneyIn = onWire(dinarOnWire.transform(toFils), { isMoney: true });
/** Like `moneyIn` for amounts of orders, which the server sends as numbers and as texts side by side. */
export const mixedMoneyIn = onWire(moneyIn, { as: dinarOnWire, hasForms: true });

function fromFils(min: number) {
  const fils = z.custom<Fils>((value) => Number.isSafeInteger(value) && Number(value) >= min);
  return onWire(z.codec(fils, z.number(), { decode: toDinar, encode: toFils }), { isMoney: true });
}

/** Converts at least 0 fils to a number of dinars for the server. */
export const moneyOut = fromFils(0);
/** Like `moneyOut`, for amounts of at least one fils (OP-70). */
export const positiveMoneyOut = fromFils(1);
