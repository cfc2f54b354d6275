import { createDecimalReader } from '@renderer/validation/parse-number';
import { rateDecimals } from '@shared/domain/rate';

/** A rate as typed, with up to six decimals and in any digits, in millionths; null when that is not what the text is. */
export const parseRate = createDecimalReader(rateDecimals);
