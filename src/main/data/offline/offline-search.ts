import { toLatinDigits } from '@shared/domain/digits';
import { toPhoneDigits } from '@shared/domain/phone';
import { createTextMatch, foldText } from '@shared/domain/text-search';

interface Searched {
  id: number;
  name: string;
  phone: string;
}

/**
 * Returns a test for an equal ID, or a part of a name or phone in any spelling: the app searches here itself and needn't be as literal as
 * the server.
 */
export function toOfflineSearch(search = ''): (row: Searched) => boolean {
  const wanted = foldText(search.trim());
  const isNamed = createTextMatch(search);
  const digits = toPhoneDigits(wanted);
  return ({ id, name, phone }) =>
    String(id) === wanted.replace(/^#/, '') ||
    isNamed(foldText(name)) ||
    (digits !== null && toLatinDigits(phone).replace(/\D/g, '').includes(digits));
}
