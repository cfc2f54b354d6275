import { i18n } from '@renderer/runtime/texts/i18n';
import type { ColumnFinding, ColumnLine } from '@renderer/shared-components/import/columns-card';
import { findHeadLine, findLayout, type Rows, toHead, toKnownHeads } from '@renderer/shared-components/import/file-heads';
import {
  type CommaMark,
  guessComma,
  hasEitherComma,
  parseSignedAmount,
  roundToFils,
  withDecimalPoint,
} from '@renderer/validation/parse-amount';
import { guessMonthFirst, parseWrittenDay } from '@renderer/validation/parse-day';
import type { ColumnLayout, ReadTable } from '@shared/contract/desktop/imports';
import { maxReferences, type SettlementLine } from '@shared/contract/desktop/reconciliation';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { languages } from '@shared/domain/language';
import { type Fils, sumFils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

export const settlementTargets = ['none', 'ref', 'invoice', 'amount', 'fees', 'net', 'date', 'terminal', 'card', 'type', 'status'] as const;
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
    status: t('reconciliation.heads.status'),
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
const cellWords = ['refund', 'fee', 'total', 'net', 'failed'] as const;
type CellWord = (typeof cellWords)[number];

function createWords() {
  const toWords = (t: Translate, word: CellWord): string[] => t(`reconciliation.cells.${word}`).split(';').map(toHead);
  const known = Object.fromEntries(
    cellWords.map((word) => [word, languages.flatMap((language) => toWords(i18n.getFixedT(language), word))]),
  ) as Record<CellWord, string[]>;
  return {
    /** Whether the text contains the word. */
    says(text: string, word: CellWord): boolean {
      // Many banks use the British spelling.
      const own = ` ${toHead(text).replace('cancelled', 'canceled')} `;
      return known[word].some((one) => own.includes(` ${one} `));
    },
    /** Whether the text has nothing but the word. */
    isOnly: (text: string, word: CellWord): boolean => known[word].includes(toHead(text)),
  };
}

export interface SettlementInput {
  table: ReadTable;
  headAt: number;
  targets: readonly SettlementTarget[];
  /** The user's choices for the comma in a column. */
  commas: ReadonlyMap<number, CommaMark>;
  /** The shop's amounts by reference, which show what an ambiguous comma means. */
  known?: ReadonlyMap<string, Fils>;
  /** The user's choice for days that exist in both orders. */
  isMonthFirst?: boolean;
}

/** A settlement file as it is read with its columns. */
export interface Settlement {
  lines: SettlementLine[];
  /** The file's own net amount: of its lines of totals, else the sum of its net column; null if it has neither. */
  ownFils: Fils | null;
  /** Numbers of lines with an unreadable amount. */
  unreadable: number[];
  /** Number of fees that aren't amounts, which count as 0. */
  unreadFees: number;
  /** Number of payments that failed, which are left out. */
  failed: number;
  isMonthFirst: boolean;
  /** Whether the days exist in both orders, so that the user may choose. */
  canTurnDays: boolean;
  /** Meaning of the comma by column. */
  commas: ReadonlyMap<number, CommaMark>;
}

const isMoney = (target: SettlementTarget): boolean => target === 'amount' || target === 'fees' || target === 'net';

/** Maximum length of a text that is stored. */
const mostLetters = 500;

const toReference = (row: readonly string[], targets: readonly SettlementTarget[]): string =>
  (row[targets.indexOf('ref')] || row[targets.indexOf('invoice')] || '').trim();

/** The references of payments with an ambiguous comma, whose amounts in the shop can decide it. */
export function toDoubtfulReferences({ table, headAt, targets }: Pick<SettlementInput, 'table' | 'headAt' | 'targets'>): string[] {
  const places = targets.flatMap((target, at) => (target === 'amount' || target === 'net' ? [at] : []));
  const doubtful = table.rows.slice(headAt + 1).filter((row) => places.some((at) => hasEitherComma(row[at] ?? '')));
  const references = new Set(doubtful.map((row) => toReference(row, targets)));
  return [...references].filter((text) => text !== '' && text.length <= mostLetters).slice(0, maxReferences);
}

/** Reads cells by their targets. */
function createCells({ table, headAt, targets, commas: chosen, known = new Map(), isMonthFirst = false }: SettlementInput) {
  const { rows, separator, calculated = {} } = table;
  const body = rows.slice(headAt + 1);
  const cellsOf = (at: number): string[] => body.flatMap((row) => (row[at] ? [row[at]] : []));
  const toKnown = (at: number, target: SettlementTarget): { text: string; fils: number }[] =>
    target === 'fees'
      ? []
      : body.flatMap((row) => {
          const [text = '', fils] = [row[at], known.get(toReference(row, targets))];
          return fils !== undefined && (parseSignedAmount(text) ?? 0) > 0 ? [{ text, fils }] : [];
        });
  const commas = new Map(
    targets.flatMap((target, at) =>
      isMoney(target) ? [[at, chosen.get(at) ?? guessComma(cellsOf(at), { separator, known: toKnown(at, target) })] as const] : [],
    ),
  );
  const placeOf = (target: Meaning): number => targets.indexOf(target);
  const dayAt = placeOf('date');
  const guessed = dayAt < 0 ? false : guessMonthFirst(cellsOf(dayAt));
  const monthFirst = guessed ?? isMonthFirst;
  return {
    commas,
    isMonthFirst: monthFirst,
    canTurnDays: guessed === null,
    has: (target: Meaning): boolean => placeOf(target) >= 0,
    text: (row: readonly string[], target: Meaning): string => (row[placeOf(target)] ?? '').trim().slice(0, mostLetters),
    day: (row: readonly string[]): string | null => parseWrittenDay(row[dayAt] ?? '', monthFirst),
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

type Cells = ReturnType<typeof createCells>;
type Words = ReturnType<typeof createWords>;

const lastFour = (card: string): string => toLatinDigits(stripBidiMarks(card)).replace(/\D/g, '').slice(-4);

/** Whether a text names a payment: the column of the references may also have words of totals, with a count of a few digits. */
function isReference(text: string, { says }: Words): boolean {
  const plain = toLatinDigits(text);
  return /[1-9]/.test(plain) && (/\d{6}/.test(plain) || !says(text, 'total'));
}

/** Returns what a row is by its words. Only a row without a reference has totals, or is a fee because of any of its cells. */
function toRole(row: readonly string[], isNamed: boolean, cells: Cells, { says, isOnly }: Words) {
  const has = (word: CellWord): boolean => !isNamed && row.some((cell) => says(cell, word));
  const kind = `${cells.text(row, 'type')} ; ${cells.text(row, 'status')}`;
  if (!isNamed && row.some((cell) => isOnly(cell, 'net'))) return 'totals';
  // The totals of refunds or fees alone are parts of the file's own total.
  if (has('total')) return has('fee') || has('refund') ? 'ignored' : 'totals';
  if (says(kind, 'failed')) return 'failed';
  if (says(kind, 'fee') || has('fee')) return 'fee';
  return says(kind, 'refund') ? 'refund' : 'payment';
}

interface ReadLine {
  line: SettlementLine;
  net: Fils | null;
}

/** Returns the line of a row; null without an amount. */
function toLine(row: readonly string[], index: number, role: SettlementLine['kind'], cells: Cells): ReadLine | null {
  const [amount, fee, ownNet] = (['amount', 'fees', 'net'] as const).map((target) => cells.money(row, target, index));
  if (amount == null && !(role === 'fee' && fee)) return null;
  const size = Math.abs(amount ?? 0) as Fils;
  const kind = role === 'payment' && (amount ?? 0) < 0 ? 'refund' : role;
  const fils = kind === 'refund' ? ((0 - size) as Fils) : kind === 'fee' ? (amount ?? (0 as Fils)) : size;
  const net = ownNet != null && kind === 'refund' ? ((0 - Math.abs(ownNet)) as Fils) : (ownNet ?? null);
  // Without a column of fees, a fee is what the net amount lacks.
  const derived = cells.has('fees') || net === null || kind === 'fee' ? 0 : fils - net;
  const [ref, invoice, terminal] = (['ref', 'invoice', 'terminal'] as const).map((target) => cells.text(row, target));
  const card = lastFour(cells.text(row, 'card'));
  const names = { ref: ref ?? '', invoice: invoice ?? '', terminal: terminal ?? '', card };
  return { line: { line: index + 1, kind, fils, feeFils: fee ?? (derived as Fils), day: cells.day(row), ...names }, net };
}

/** A line of totals; `above` is the number of lines above it. */
interface FileTotals {
  amount: Fils | null;
  fees: Fils | null;
  net: Fils | null;
  above: number;
}

function toFileTotals(row: readonly string[], index: number, isNet: boolean, cells: Cells): Omit<FileTotals, 'above'> {
  const [amount = null, fees = null, net = null] = (['amount', 'fees', 'net'] as const).map((target) => cells.money(row, target, index));
  return isNet ? { amount: null, fees: null, net: net ?? amount } : { amount, fees, net };
}

/** Reads the lines of a settlement file. Dates, digits, and decimals are read as in every import. */
export function readSettlement(input: SettlementInput): Settlement {
  const cells = createCells(input);
  const words = createWords();
  const read: ReadLine[] = [];
  const totals: FileTotals[] = [];
  const unreadable: number[] = [];
  let [failed, unreadFees] = [0, 0];
  const heads = JSON.stringify(input.table.rows[input.headAt]);
  for (const [index, row] of input.table.rows.entries()) {
    // Each page of a file may begin with the headings.
    if (index <= input.headAt || row.every((cell) => cell === '') || JSON.stringify(row) === heads) continue;
    const isNamed = (['ref', 'invoice'] as const).some((target) => isReference(cells.text(row, target), words));
    const role = toRole(row, isNamed, cells, words);
    if (role === 'failed') failed += 1;
    else if (role === 'totals') {
      const isNet = row.some((cell) => words.isOnly(cell, 'net'));
      const own = toFileTotals(row, index, isNet, cells);
      if (own.amount !== null || own.net !== null) totals.push({ ...own, above: read.length });
    } else if (role !== 'ignored') {
      const line = toLine(row, index, role, cells);
      if (line) read.push(line);
      else if (isNamed || cells.text(row, 'amount') !== '') unreadable.push(index + 1);
      if (line && cells.text(row, 'fees') !== '' && cells.money(row, 'fees', index) === null) unreadFees += 1;
    }
  }
  const { isMonthFirst, canTurnDays, commas } = cells;
  const lines = read.map(({ line }) => line);
  alignFees(lines, totals);
  return { lines, ownFils: toOwn(read, cells.has('net'), totals), unreadable, unreadFees, failed, isMonthFirst, canTurnDays, commas };
}

const areMostlyBelow = (amounts: readonly (Fils | null)[]): boolean =>
  amounts.filter((fils) => fils !== null && fils < 0).length * 2 > amounts.filter((fils) => fils !== null && fils !== 0).length;

/** Some files write fees below zero, because the bank takes them off, in their own column or as lines; the others are returned fees. */
function alignFees(lines: readonly SettlementLine[], totals: FileTotals[]): void {
  const ofPayments = lines.filter(({ kind }) => kind !== 'refund').map(({ feeFils }) => feeFils);
  const isColumnBelow = areMostlyBelow([...ofPayments, ...totals.map(({ fees }) => fees)]);
  const areLinesBelow = areMostlyBelow(lines.filter(({ kind }) => kind === 'fee').map(({ fils }) => fils));
  for (const line of lines) {
    if (isColumnBelow) line.feeFils = (0 - line.feeFils) as Fils;
    if (areLinesBelow && line.kind === 'fee') line.fils = (0 - line.fils) as Fils;
  }
  if (isColumnBelow) for (const total of totals) total.fees = total.fees === null ? null : ((0 - total.fees) as Fils);
}

const sumFees = (lines: readonly ReadLine[]): Fils => sumFils(lines.map(({ line }) => line.feeFils));

/** The net amount of totals: their own, or their amount without the fees. */
const toNet = ({ amount, fees, net }: FileTotals, lines: readonly ReadLine[]): Fils =>
  net ?? (((amount ?? 0) - (fees ?? sumFees(lines))) as Fils);

function toOwn(read: readonly ReadLine[], hasNets: boolean, totals: readonly FileTotals[]): Fils | null {
  const last = totals.at(-1);
  const nets = read.flatMap(({ net }) => (net === null ? [] : [net]));
  if (!last) return hasNets && nets.length === read.length ? sumFils(nets) : null;
  const ofFile = toNet(last, read);
  // Totals may be those of terminals: then each has lines of its own, and they add up to those of the file.
  const parts = totals.map((total, at) => ({ total, lines: read.slice(totals[at - 1]?.above ?? 0, total.above) }));
  if (parts.length < 2 || parts.some(({ lines }) => lines.length === 0)) return ofFile;
  const ofParts = sumFils(parts.map(({ total, lines }) => toNet(total, lines)));
  const net = sumFils(read.map(({ line }) => (line.kind === 'fee' ? ((0 - line.fils) as Fils) : line.fils))) - sumFees(read);
  return Math.abs(ofParts - net) < Math.abs(ofFile - net) ? ofParts : ofFile;
}

interface Texts {
  t: Translate;
  format: Formatter;
}

/** What the column's values are. */
export function toFinding(
  { at, cells, target }: ColumnLine<SettlementTarget>,
  settlement: Settlement,
  { t, format, turnComma, turnDays }: Texts & { turnComma(at: number): void; turnDays(): void },
): ColumnFinding | null {
  if (target === 'none') return null;
  const filled = cells.filter((cell) => cell !== '');
  const parts = [t('reconciliation.found.filled', { count: filled.length }), ...toFacts(target, settlement, { t, format })];
  const unread = countUnread(target, settlement, filled);
  if (unread > 0) parts.push(t('reconciliation.found.unread', { count: unread }));
  const hasComma = isMoney(target) && filled.some((cell) => cell.includes(',') || cell.includes('\u060c'));
  const other = settlement.commas.get(at) === 'decimal' ? 'thousands' : 'decimal';
  const order = settlement.isMonthFirst ? 'asDayFirst' : 'asMonthFirst';
  return {
    text: parts.join(t('forms.separator')),
    isDoubtful: unread > 0,
    ...(hasComma && { turn: { text: t(`reconciliation.found.${other}`), run: () => turnComma(at) } }),
    ...(target === 'date' && settlement.canTurnDays && { turn: { text: t(`reconciliation.found.${order}`), run: turnDays } }),
  };
}

/** Returns the number of the column's values that aren't what it needs. */
function countUnread(target: Meaning, { lines, unreadable, unreadFees }: Settlement, filled: readonly string[]): number {
  if (target === 'amount') return unreadable.length;
  if (target === 'fees') return unreadFees;
  const hasDays = target === 'date' && filled.length > 0;
  return hasDays ? lines.filter(({ day, kind }) => day === null && kind !== 'fee').length : 0;
}

/** The values that a target results in, over the whole file. */
function toFacts(target: SettlementTarget, { lines, failed, isMonthFirst }: Settlement, { t, format }: Texts): string[] {
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
    case 'status':
      return failed > 0 ? [t('reconciliation.found.failed', { count: failed })] : [];
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
