import { z } from 'zod';
import { type Fils, toDinar, toFils } from '../domain/money';
import { onWire } from './wire';

// Apart from the domain's rules, so that pages that only show amounts load no schema library.

const dinarOnWire = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

/** Reads dinars (number or numeric text) from the server as fils. */
export const moneyIn = onWire(dinarOnWire.transform(toFils), { isMoney: true });
/** The same of what is written in both ways: amounts of orders come as number and as text, beside one another. */
export const mixedMoneyIn = onWire(moneyIn, { as: dinarOnWire, hasForms: true });

function fromFils(min: number) {
  const fils = z.custom<Fils>((value) => Number.isSafeInteger(value) && Number(value) >= min);
  return onWire(z.codec(fils, z.number(), { decode: toDinar, encode: toFils }), { isMoney: true });
}

/** Writes an amount of at least 0 fils to the server as a number of dinars. */
export const moneyOut = fromFils(0);
/** As `moneyOut`, for amounts that must be at least one fils (OP-70). */
export const positiveMoneyOut = fromFils(1);
