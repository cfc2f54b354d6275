import { i18n } from '@renderer/runtime/texts/i18n';
import type { ColumnFinding, ColumnLine } from '@renderer/shared-components/import/columns-card';
import { findHeadLine, findLayout, type Rows, toHead, toKnownHeads } from '@renderer/shared-components/import/file-heads';
import { type CommaMark, guessComma, parseSignedAmount, roundToFils, withDecimalPoint } from '@renderer/validation/parse-amount';
import { parseDay } from '@renderer/validation/parse-day';
import type { ColumnLayout, ReadTable } from '@shared/contract/desktop/imports';
import { type SettledMethod, type SettlementLine, settledMethods } from '@shared/contract/desktop/reconciliation';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { languages } from '@shared/domain/language';
import { type Fils, sumFils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import { useMemo, useState } from 'react';

export const settlementTargets = ['none', 'ref', 'invoice', 'amount', 'fees', 'net', 'date', 'terminal', 'card', 'type'] as const;
export type SettlementTarget = (typeof settlementTargets)[number];
type Meaning = Exclude<SettlementTarget, 'none'>;

const knownHeads = (): Map<string, Meaning> =>
  toKnownHeads<Meaning>((t) => ({
    ref: t('reconciliation.heads.ref'),
    invoice: t('reconciliation.heads.invoice'),
    amount: t('reconciliation.heads.amount'),
    fees: t('reconciliation.heads.fees'),
    net: t('reconciliation.heads.net'),
    date: t('reconciliation.heads.date'),
    terminal: t('reconciliation.heads.terminal'),
    card: t('reconciliation.heads.card'),
    type: t('reconciliation.heads.type'),
  }));

/** Returns the index of the header line; -1 for none. */
export const findSettlementHeads = (rows: Rows, layouts: readonly ColumnLayout[]): number => findHeadLine(rows, layouts, knownHeads());

const isTarget = (value: string): value is SettlementTarget => (settlementTargets as readonly string[]).includes(value);

/** Guesses each column's target: as in the last file with the same header row, else by its heading. Each target is used once. */
export function guessSettlementColumns(rows: Rows, headAt: number, layouts: readonly ColumnLayout[]): SettlementTarget[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const line = headAt < 0 ? [] : (rows[headAt] ?? []);
  const targets = Array.from({ length: width }, (): SettlementTarget => 'none');
  const layout = findLayout(line, layouts);
  if (headAt >= 0 && layout) {
    return targets.map((_, at) => {
      const said = layout.targets[at] ?? 'none';
      return isTarget(said) ? said : 'none';
    });
  }
  // Of several columns with one meaning, the one with the most usual heading is used: a file may have several dates.
  const heads = line.map(toHead);
  for (const [head, meaning] of knownHeads()) {
    const at = heads.indexOf(head);
    if (at >= 0 && !targets.includes(meaning)) targets[at] = meaning;
  }
  return targets;
}

/** Words in cells that decide the kind of a line. */
type CellWord = 'refund' | 'fee' | 'total' | 'failed';

function createWords(): (text: string, word: CellWord) => boolean {
  const inBoth = (toText: (t: Translate) => string): string[] =>
    languages.flatMap((language) => toText(i18n.getFixedT(language)).split(';').map(toHead));
  const words: Record<CellWord, readonly string[]> = {
    refund: inBoth((t) => t('reconciliation.cells.refund')),
    fee: inBoth((t) => t('reconciliation.cells.fee')),
    total: inBoth((t) => t('reconciliation.cells.total')),
    failed: inBoth((t) => t('reconciliation.cells.failed')),
  };
  return (text, word) => {
    const own = ` ${toHead(text)} `;
    return words[word].some((one) => own.includes(` ${one} `));
  };
}

/** Removes the time that may follow a day. */
const withoutTime = (text: string): string => text.trim().replace(/(?:T|\s+)\d{1,2}:\d{2}.*$/, '');

const numericDay = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{2,4})$/;

/** Parses the day of a cell; `isMonthFirst` is decided once for the whole column. Null for other text. */
function readDay(text: string, isMonthFirst: boolean): string | null {
  const plain = withoutTime(toLatinDigits(stripBidiMarks(text)));
  const [, one, , other, year = ''] = numericDay.exec(plain) ?? [];
  if (one === undefined) return parseDay(plain);
  const fullYear = year.length === 2 ? `20${year}` : year;
  return parseDay(isMonthFirst ? `${other}/${one}/${fullYear}` : `${one}/${other}/${fullYear}`);
}

/** Whether the column's days only exist if the month is before the day. */
function isMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const [, one, , other] = numericDay.exec(withoutTime(toLatinDigits(stripBidiMarks(cell)))) ?? [];
    return one === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  return pairs.some(([, other]) => other > 12) && pairs.every(([one]) => one <= 12);
}

export interface SettlementInput {
  table: ReadTable;
  headAt: number;
  targets: readonly SettlementTarget[];
  /** The user's choices for the comma in a column. */
  commas: ReadonlyMap<number, CommaMark>;
}

/** A settlement file as it is read with its columns. */
export interface Settlement {
  lines: SettlementLine[];
  /** The file's own net amount: of its net column, or of its last line of totals without the fees; null if it has none. */
  ownFils: Fils | null;
  /** Numbers of lines with an unreadable amount. */
  unreadable: number[];
  /** Number of payments that failed, which are left out. */
  failed: number;
  isMonthFirst: boolean;
  /** Meaning of the comma by column. */
  commas: ReadonlyMap<number, CommaMark>;
}

const isMoney = (target: SettlementTarget): boolean => target === 'amount' || target === 'fees' || target === 'net';

/** Reads cells by their targets. */
function createCells({ table, headAt, targets, commas: chosen }: SettlementInput) {
  const { rows, separator, calculated = {} } = table;
  const body = rows.slice(headAt + 1);
  const cellsOf = (at: number): string[] => body.flatMap((row) => (row[at] ? [row[at]] : []));
  const commas = new Map(
    targets.flatMap((target, at) =>
      isMoney(target) ? [[at, chosen.get(at) ?? guessComma(cellsOf(at), { separator, known: [] })] as const] : [],
    ),
  );
  const placeOf = (target: Meaning): number => targets.indexOf(target);
  const dayAt = placeOf('date');
  const monthFirst = dayAt >= 0 && isMonthFirst(cellsOf(dayAt));
  return {
    commas,
    isMonthFirst: monthFirst,
    has: (target: Meaning): boolean => placeOf(target) >= 0,
    text: (row: readonly string[], target: Meaning): string => (row[placeOf(target)] ?? '').trim(),
    day: (row: readonly string[]): string | null => readDay(row[dayAt] ?? '', monthFirst),
    /** Null for an empty cell, and for other text. */
    money(row: readonly string[], target: 'amount' | 'fees' | 'net', index: number): Fils | null {
      const at = placeOf(target);
      const text = row[at] ?? '';
      if (calculated[index]?.includes(at)) {
        const isBelow = text.startsWith('-');
        const fils = parseSignedAmount(roundToFils(text.replace('-', '')));
        return fils !== null && isBelow ? (-fils as Fils) : fils;
      }
      return parseSignedAmount(withDecimalPoint(text, commas.get(at) ?? 'thousands'));
    },
  };
}

const lastFour = (card: string): string => toLatinDigits(stripBidiMarks(card)).replace(/\D/g, '').slice(-4);

/** Returns '' for a text with a number, which is a reference and no word. */
const withoutNumbers = (text = ''): string => (/\d/.test(toLatinDigits(text)) ? '' : text);

/** Reads the lines of a settlement file. Dates, digits, and decimals are read as in every import. */
export function readSettlement(input: SettlementInput): Settlement {
  const cells = createCells(input);
  const says = createWords();
  const found: Settlement = { lines: [], ownFils: null, unreadable: [], failed: 0, isMonthFirst: cells.isMonthFirst, commas: cells.commas };
  const nets: (Fils | null)[] = [];
  let total: { amount: Fils | null; net: Fils | null } | null = null;
  for (const [index, row] of input.table.rows.entries()) {
    if (index <= input.headAt || row.every((cell) => cell === '')) continue;
    const [ref, invoice, type] = (['ref', 'invoice', 'type'] as const).map((target) => cells.text(row, target));
    const isNamed = Boolean(ref || invoice);
    const amount = cells.money(row, 'amount', index);
    // A line of totals may have its word in the column of the references.
    const isReference = isNamed && !says(withoutNumbers(ref), 'total') && !says(withoutNumbers(invoice), 'total');
    if (!isReference && row.some((cell) => says(cell, 'total'))) {
      total = { amount, net: cells.money(row, 'net', index) };
      continue;
    }
    if (says(type ?? '', 'failed')) {
      found.failed += 1;
      continue;
    }
    const fee = cells.money(row, 'fees', index) ?? (0 as Fils);
    const isFee = says(type ?? '', 'fee') || (!isNamed && row.some((cell) => says(cell, 'fee')));
    if (amount === null && !(isFee && fee !== 0)) {
      if (isNamed || cells.text(row, 'amount') !== '') found.unreadable.push(index + 1);
      continue;
    }
    const kind = isFee ? 'fee' : says(type ?? '', 'refund') || (amount ?? 0) < 0 ? 'refund' : 'payment';
    const size = Math.abs(amount ?? 0) as Fils;
    found.lines.push({
      line: index + 1,
      kind,
      ref: ref ?? '',
      invoice: invoice ?? '',
      fils: kind === 'refund' && size !== 0 ? (-size as Fils) : size,
      feeFils: fee,
      day: cells.day(row),
      terminal: cells.text(row, 'terminal'),
      card: lastFour(cells.text(row, 'card')),
    });
    nets.push(cells.money(row, 'net', index));
  }
  alignFees(found.lines);
  return { ...found, ownFils: toOwn(found.lines, cells.has('net') ? nets : [], total) };
}

/** Some files write fees below zero, because the bank takes them off. */
function alignFees(lines: SettlementLine[]): void {
  const fees = lines.filter(({ kind, feeFils }) => kind !== 'refund' && feeFils !== 0);
  const areBelow = fees.filter(({ feeFils }) => feeFils < 0).length * 2 > fees.length;
  if (areBelow) for (const line of lines) line.feeFils = line.feeFils === 0 ? line.feeFils : (-line.feeFils as Fils);
}

function toOwn(lines: readonly SettlementLine[], nets: readonly (Fils | null)[], total: { amount: Fils | null; net: Fils | null } | null) {
  if (total?.net != null) return total.net;
  if (total?.amount != null) return (total.amount - sumFils(lines.map(({ feeFils }) => feeFils))) as Fils;
  return nets.length > 0 && nets.every((net) => net !== null) ? sumFils(nets) : null;
}

/** The mapping of a file's columns, guessed at first, with the lines that it results in. */
export function useSettlement(table: ReadTable, layouts: readonly ColumnLayout[]) {
  const [headAt, setHeadAt] = useState(() => findSettlementHeads(table.rows, layouts));
  const [targets, setTargets] = useState<readonly SettlementTarget[]>(() => guessSettlementColumns(table.rows, headAt, layouts));
  const [commas, setCommas] = useState<ReadonlyMap<number, CommaMark>>(new Map());
  const [methods, setMethods] = useState<readonly SettledMethod[]>(settledMethods);
  const settlement = useMemo(() => readSettlement({ table, headAt, targets, commas }), [table, headAt, targets, commas]);
  return {
    headAt,
    targets,
    methods,
    settlement,
    setHeads(at: number): void {
      setHeadAt(at);
      setTargets(guessSettlementColumns(table.rows, at, layouts));
    },
    setTarget: (at: number, target: SettlementTarget): void =>
      setTargets((before) => before.map((one, column) => (column === at ? target : one))),
    turnComma: (at: number): void =>
      setCommas((before) => new Map([...before, [at, settlement.commas.get(at) === 'decimal' ? 'thousands' : 'decimal']])),
    setMethod: (method: SettledMethod, isOn: boolean): void =>
      setMethods((before) => settledMethods.filter((one) => (one === method ? isOn : before.includes(one)))),
  };
}

export type Mapping = ReturnType<typeof useSettlement>;

/** Returns why the file can't be matched yet; null if it can. */
export function toProblem({ targets, settlement, methods }: Mapping, t: Translate): string | null {
  const used = targets.filter((target) => target !== 'none');
  if (new Set(used).size < used.length) return t('productImport.twice');
  if (!used.includes('ref') && !used.includes('invoice')) return t('reconciliation.noRef');
  if (!used.includes('amount')) return t('reconciliation.noAmount');
  if (settlement.lines.length === 0) return t('reconciliation.noLines');
  return methods.length === 0 ? t('reconciliation.methods') : null;
}

interface Words {
  t: Translate;
  format: Formatter;
}

/** What the column's values are. */
export function toFinding(
  { at, cells, target }: ColumnLine<SettlementTarget>,
  settlement: Settlement,
  { t, format, turnComma }: Words & { turnComma(at: number): void },
): ColumnFinding | null {
  if (target === 'none') return null;
  const filled = cells.filter((cell) => cell !== '');
  const parts = [t('reconciliation.found.filled', { count: filled.length }), ...toFacts(target, settlement, { t, format })];
  const isMoney = target === 'amount' || target === 'fees' || target === 'net';
  const unread = target === 'amount' ? settlement.unreadable.length : target === 'date' ? countUndated(settlement, filled) : 0;
  if (unread > 0) parts.push(t('reconciliation.found.unread', { count: unread }));
  const comma = isMoney ? filled.find((cell) => cell.includes(',') || cell.includes('\u060c')) : undefined;
  const other = settlement.commas.get(at) === 'decimal' ? 'thousands' : 'decimal';
  return {
    text: parts.join(t('forms.separator')),
    isDoubtful: unread > 0,
    ...(comma !== undefined && { turn: { text: t(`reconciliation.found.${other}`), run: () => turnComma(at) } }),
  };
}

const countUndated = ({ lines }: Settlement, filled: readonly string[]): number =>
  filled.length === 0 ? 0 : lines.filter(({ day, kind }) => day === null && kind !== 'fee').length;

/** The values that a target results in, over the whole file. */
function toFacts(target: SettlementTarget, { lines, failed, isMonthFirst }: Settlement, { t, format }: Words): string[] {
  const sum = (fils: readonly Fils[]): string => t('reconciliation.found.sum', { amount: format.money(sumFils(fils)) });
  const counted = (kind: 'refund' | 'fee'): number => lines.filter((line) => line.kind === kind).length;
  switch (target) {
    case 'amount':
      return [sum(lines.filter(({ kind }) => kind !== 'fee').map(({ fils }) => fils))];
    case 'fees':
      return [sum(lines.map(({ feeFils }) => feeFils))];
    case 'card':
      return [t('reconciliation.found.lastFour')];
    case 'date': {
      const days = lines.flatMap(({ day }) => day ?? []).toSorted();
      const [from, to] = [days[0], days.at(-1)];
      const span = from && to ? [t('reconciliation.found.days', { from: format.date(from), to: format.date(to) })] : [];
      return isMonthFirst ? [...span, t('reconciliation.found.monthFirst')] : span;
    }
    case 'type': {
      const counts = [
        { count: counted('refund'), key: 'refunds' },
        { count: counted('fee'), key: 'fees' },
        { count: failed, key: 'failed' },
      ] as const;
      return counts.filter(({ count }) => count > 0).map(({ count, key }) => t(`reconciliation.found.${key}`, { count }));
    }
    default:
      return [];
  }
}
