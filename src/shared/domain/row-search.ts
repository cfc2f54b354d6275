import { toLatinDigits } from './digits';
import { parseKuwaitiPhone } from './phone';
import { foldText } from './text-search';

interface Searched {
  id: number;
  texts?: readonly string[];
  phones?: readonly string[];
}

/** An equal id, or a part of a text or phone in any spelling (OP-104). */
export function toSearch(search: string | undefined): (row: Searched) => boolean {
  const wanted = foldText(search?.trim() ?? '');
  if (wanted === '') return () => true;
  const digits = parseKuwaitiPhone(wanted) ?? wanted.replace(/[\s+()-]/g, '');
  const isPhone = /^\d{3,}$/.test(digits);
  return ({ id, texts = [], phones = [] }) =>
    String(id) === wanted.replace(/^#/, '') ||
    texts.some((text) => foldText(text).includes(wanted)) ||
    (isPhone && phones.some((phone) => toLatinDigits(phone).replace(/[^\d]/g, '').includes(digits)));
}
