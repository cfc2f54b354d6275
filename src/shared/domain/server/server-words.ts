/** A message of the API about one field. */
export interface FieldRefusal {
  /** Path of the field in the request, such as `price` or `area_fees[3].delivery_fee`. */
  field: string;
  kind: 'required' | 'invalid';
}

/** Parses `price_is_required` or `invalid_price`; null for any other message. */
export function readRefusal(message: string): FieldRefusal | null {
  const required = /^([\w.[\]]+)_is_required$/.exec(message)?.[1];
  if (required) return { field: required, kind: 'required' };
  const invalid = /^invalid_([\w.[\]]+)$/.exec(message)?.[1];
  return invalid ? { field: invalid, kind: 'invalid' } : null;
}

export function fieldOfMessage(message: string): string | null {
  return readRefusal(message)?.field ?? null;
}

/** Returns a field of the API as words, counted from 1: `area_fees[3].delivery_fee` is `area fees 4: delivery fee`. */
export function toFieldWords(field: string): string {
  return field
    .replace(/\[(\d+)\]|\.(\d+)(?=\.|$)/g, (_all, one?: string, other?: string) => ` ${Number(one ?? other) + 1}`)
    .replaceAll('.', ': ')
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
}
