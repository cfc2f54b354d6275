import type { Failure } from '@shared/contract/result';
import { readRefusal } from '@shared/domain/server/server-words';
import { serverError } from './field/field-message';

/** The form's field for a field of the API; a function gets the rest of a path into a list, such as `3.delivery_fee`, and what was saved. */
export type FieldOfServer<Name extends string, Values> = Partial<Record<string, Name | ((rest: string, values: Values) => string | null)>>;

interface FieldError {
  name: string;
  type: string;
  message: string;
}

interface Told {
  errors: FieldError[];
  /** What no field on screen can say; null when everything is said. */
  rest: Failure | null;
}

/** Divides a refused save between the fields that are on screen and a message, so that all of it is told. */
export function divideRefusal<Values>(
  failure: Failure,
  { names, values, isOnScreen }: { names: FieldOfServer<string, Values>; values: Values; isOnScreen: (name: string) => boolean },
): Told {
  if (failure.code === 'emailExists' && isOnScreen('email'))
    return { errors: [{ name: 'email', type: 'taken', message: 'failures.emailExists' }], rest: null };
  const { message, fields = {}, texts = {}, ...others } = failure;
  const own = Object.entries(texts).filter(([name]) => isOnScreen(name));
  const errors: FieldError[] = own.map(([name, key]) => ({ name, type: 'refused', message: key }));
  const left: Record<string, string> = {};
  const said = new Set<string>();
  for (const [field, words] of Object.entries(fields)) {
    const name = toName(field, names, values);
    if (name === null || !isOnScreen(name)) left[field] = words;
    else {
      said.add(words);
      if (!errors.some((error) => error.name === name)) errors.push({ name, ...toError(words) });
    }
  }
  const isSaid = message === undefined || own.length > 0 || said.has(message);
  if (errors.length > 0 && isSaid && Object.keys(left).length === 0) return { errors, rest: null };
  return {
    errors,
    rest: { ...others, ...(message !== undefined && !(errors.length > 0 && isSaid) && { message }), ...(fields && { fields: left }) },
  };
}

const types: ReadonlySet<string> = new Set([serverError, 'taken', 'refused', 'required', 'invalid']);

/** Whether it was the server that refused the value, not the form. */
export function isOfServer({ type }: { type: string }): boolean {
  return types.has(type);
}

const ownWords = { required: 'forms.required', invalid: 'forms.refused' } as const;

function toError(words: string): Omit<FieldError, 'name'> {
  const refusal = readRefusal(words);
  return refusal ? { type: refusal.kind, message: ownWords[refusal.kind] } : { type: serverError, message: words };
}

/** A field inside of a list is the form's own only where the form says so: its last name may be that of another field. */
function toName<Values>(field: string, names: FieldOfServer<string, Values>, values: Values): string | null {
  const path = field.replace(/\[(\w+)\]/g, '.$1');
  const known = names[field] ?? names[path];
  if (typeof known === 'string') return known;
  const [head = '', ...parts] = path.split('.');
  if (parts.length === 0) return path;
  const list = names[head];
  const rest = parts.join('.');
  return typeof list === 'function' ? list(rest, values) : list === undefined ? null : `${list}.${rest}`;
}
