import { createDecimalReader } from '@renderer/validation/parse-number';
import { rateDecimals } from '@shared/domain/rate';

/** Parses a rate with up to six decimals, in any digits, to millionths; null for other text. */
export const parseRate = createDecimalReader(rateDecimals);
