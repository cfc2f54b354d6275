import { isRecord } from '@shared/domain/is-record';
import type { CallForm } from '../wire/call-form';
import { at } from '../wire/envelopes';
import { knownCode } from './error-catalogue';
import { hasErrorForm } from './read-error';

/** Returns the first text anywhere in the value. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) || Array.isArray(value)
    ? Object.values(value)
        .map(firstText)
        .find((text) => text !== undefined)
    : undefined;
}

/** Returns the body of an error in the contract's form; unchanged if it has nothing at the profile's places. */
export function toContractError(body: unknown, { errors }: Pick<CallForm, 'errors'>): unknown {
  if (!errors) return body;
  const found = { message: at(body, errors.message ?? 'message'), fields: at(body, errors.fields ?? 'errors') };
  const fields = isRecord(found.fields) ? found.fields : undefined;
  const message = found.message ?? firstText(fields);
  const told = { ...(message !== undefined && { message }), ...(fields && { errors: fields }) };
  return hasErrorForm(told) ? told : body;
}

interface NotFound {
  status: number;
  body: unknown;
  url: string;
}

/** True if a 404 means "the list is empty". A 404 for a missing path comes as HTML or repeats the path. */
export function saysEmpty({ status, body, url }: NotFound, form: Pick<CallForm, 'isEmptyNotFound' | 'errors' | 'path'>): boolean {
  if (!form.isEmptyNotFound || status !== 404) return false;
  const told = toContractError(body, form);
  if (!hasErrorForm(told)) return false;
  const text = JSON.stringify(body);
  const words = [(told as { message: string | string[] }).message].flat();
  return words.every((word) => knownCode(word) === null) && ![form.path, new URL(url).pathname].some((path) => text.includes(path));
}
