import type { Failure } from '@shared/contract/result';
import { readRefusal } from '@shared/domain/server/server-words';
import { serverError } from './field/field-message';

/**
 * Maps a field of the API to the form's field. A function gets the rest of a path into a list, such as `3.delivery_fee`, and the saved
 * values.
 */
export type FieldOfServer<Name extends string, Values> = Partial<Record<string, Name | ((rest: string, values: Values) => string | null)>>;

interface FieldError {
  name: string;
  type: string;
  message: string;
}

interface Told {
  errors: FieldError[];
  /** The failure for a message; null if a visible field shows it. */
  rest: Failure | null;
}

/** Shows a refused save at the visible fields that it names, and as a message only if there are none (OP-72). */
export function divideRefusal<Values>(
  failure: Failure,
  { names, values, isOnScreen }: { names: FieldOfServer<string, Values>; values: Values; isOnScreen: (name: string) => boolean },
): Told {
  if (failure.code === 'emailExists' && isOnScreen('email'))
    return { errors: [{ name: 'email', type: 'taken', message: 'failures.emailExists' }], rest: null };
  const { texts = {}, ...rest } = failure;
  const own = Object.entries(texts).map(([name, message]): FieldError => ({ name, type: 'refused', message }));
  const named = Object.entries(failure.fields ?? {}).flatMap(([field, words]): FieldError[] => {
    const name = toName(field, names, values);
    if (name === null) return [];
    // An element of a list, such as one address of several pictures, belongs to the field of the whole list.
    const whole = name.replace(/\.\d+$/, '');
    return [{ name: isOnScreen(name) ? name : whole, ...toError(words) }];
  });
  const errors = new Map<string, FieldError>();
  for (const error of [...own, ...named]) if (isOnScreen(error.name) && !errors.has(error.name)) errors.set(error.name, error);
  return { errors: [...errors.values()], rest: errors.size > 0 ? null : rest };
}

const types: ReadonlySet<string> = new Set([serverError, 'taken', 'refused', 'required', 'invalid']);

/** Whether the server refused the value, not the form's schema. */
export function isOfServer({ type }: { type: string }): boolean {
  return types.has(type);
}

const ownWords = { required: 'forms.required', invalid: 'forms.refused' } as const;

function toError(words: string): Omit<FieldError, 'name'> {
  const refusal = readRefusal(words);
  return refusal ? { type: refusal.kind, message: ownWords[refusal.kind] } : { type: serverError, message: words };
}

/** The form may map a list of the API to its own fields. Any other path is a field's name only if the form has exactly that field. */
function toName<Values>(field: string, names: FieldOfServer<string, Values>, values: Values): string | null {
  const path = field.replace(/\[(\w+)\]/g, '.$1');
  const known = names[field] ?? names[path];
  if (typeof known === 'string') return known;
  const [head = '', ...parts] = path.split('.');
  const rest = parts.join('.');
  const list = rest === '' ? undefined : names[head];
  if (list === undefined) return path;
  return typeof list === 'function' ? list(rest, values) : `${list}.${rest}`;
}
