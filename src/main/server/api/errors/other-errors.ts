import { isRecord } from '@shared/domain/is-record';
import type { CallForm } from '../wire/call-form';
import { at } from '../wire/envelopes';
import { knownCode } from './error-catalogue';
import { hasErrorForm } from './read-error';

/** The first text that stands anywhere in it. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return isRecord(value) || Array.isArray(value)
    ? Object.values(value)
        .map(firstText)
        .find((text) => text !== undefined)
    : undefined;
}

/** The body of an error as the contract has it; as it came where nothing lies at the places of the profile. */
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

/** "Not found" about what is in a list, from a path that is there: one that is not is answered in HTML, or with its own name. */
export function saysEmpty({ status, body, url }: NotFound, form: Pick<CallForm, 'isEmptyNotFound' | 'errors' | 'path'>): boolean {
  if (!form.isEmptyNotFound || status !== 404) return false;
  const told = toContractError(body, form);
  if (!hasErrorForm(told)) return false;
  const text = JSON.stringify(body);
  const words = [(told as { message: string | string[] }).message].flat();
  return words.every((word) => knownCode(word) === null) && ![form.path, new URL(url).pathname].some((path) => text.includes(path));
}
