import type { ServedPage } from '@shared/contract/answer';
import { toLatinDigits } from '@shared/domain/digits';
import { parseKuwaitiPhone } from '@shared/domain/phone';
import { foldText } from '@shared/domain/text-search';
import type { Paging } from './handler';

/** The rows of one page; all of them without `offset` and `limit` (OP-24). */
export function toServedPage<Row, Served>(
  rows: readonly Row[],
  { offset = 0, limit }: Paging,
  serve: (row: Row) => Served,
): ServedPage<Served> {
  const page = rows.slice(offset, limit === undefined ? undefined : offset + limit);
  return { rows: page.map(serve), totalItems: rows.length };
}

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
