import type { Digits } from '@shared/contract/desktop/session';
import type { Language } from '@shared/domain/language';
import type { Paper, Rotation } from '@shared/domain/printing/printable';
import { translator } from '@shared/i18n/translate';
import { LRUCache } from 'lru-cache';
import fontsCss from '../fonts.css?raw';
import { paperSizes, toRotatedSize } from '../paper';
import documentCss from '../parts/document.css?raw';
import listCss from '../parts/list.css?raw';
import salesCss from '../parts/sales.css?raw';
import { slot, toPieces } from '../parts/text';

/** Styles of all documents, in the order of the files' names; each document's own styles have its name as a prefix. */
const ownCss = Object.values(import.meta.glob<string>(['../*/*.css', '!../parts/*'], { query: '?raw', import: 'default', eager: true }));

const sheetCss = 'html,body{margin:0;padding:0;background:#fff}';

/** Cache by the options, because a batch renders hundreds of documents with one or two style sheets, and each is long. */
const made = new LRUCache<string, string>({ max: 8 });

/** Returns the rule for text and counters in each sheet's bottom margin. */
function toFoot(text: string, digits: Digits, counters: Record<string, string> = {}): string {
  const counter = (name: string): string => `counter(${counters[name] ?? name}${digits === 'arab' ? ',arabic-indic' : ''})`;
  const content = toPieces(text)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : counter(part)))
    .join(' ');
  return `@bottom-center{content:${content};font:400 7pt/1 "Noto Sans Arabic","Noto Sans",sans-serif;color:#555}`;
}

/** Shows "Page 1 of 2". Chromium counts the pages of the whole document, so it is only for documents with one order. */
function toPageNumbers({ language, digits }: Numbered): string {
  return toFoot(translator(language)('documents.sheet.page', { page: slot('page'), pages: slot('pages') }), digits);
}

/** Shows "Page 1", counted per copy; the total is unknown before the layout. */
function toCopyNumbers({ language, digits, copies }: Numbered): string {
  const text = translator(language)('documents.sheet.pageOfCopy', { page: slot('page') });
  return Array.from({ length: copies }, (_, index) => {
    const name = `copy-${index}`;
    const foot = toFoot(text, digits, { page: name });
    return `@page ${name}{counter-increment:${name};${foot}}.doc:nth-of-type(${index + 1}){page:${name}}`;
  }).join('\n');
}

/** Returns the page box of a paper. A roll's height is measured by the window, because `size: 80mm auto` isn't valid. */
function toPageRule(paper: Paper, foot: string, isTurned: boolean): string {
  const { widthMm, heightMm, marginMm } = paperSizes[paper];
  const margin = `margin:${marginMm.blockStart}mm ${marginMm.inline}mm ${marginMm.blockEnd}mm`;
  if (heightMm === null) return `@page{${margin}}`;
  const [across, along] = isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  return `@page{size:${across}mm ${along}mm;${margin};${foot}}`;
}

/** Moves a rotated label of that size back into the page. */
const movesBack: Record<Exclude<Rotation, '0'>, (widthMm: number, heightMm: number) => string> = {
  90: (_widthMm, heightMm) => `translate(${heightMm}mm,0)`,
  180: (widthMm, heightMm) => `translate(${widthMm}mm,${heightMm}mm)`,
  270: (widthMm) => `translate(0,${widthMm}mm)`,
};

/** Returns the rules for a page per label. The label is rendered in it as on screen, with its own margins. */
function toRotationRules(paper: Paper, rotation: Exclude<Rotation, '0'>): string {
  const { widthMm, heightMm } = paperSizes[paper];
  if (heightMm === null) throw new Error('a roll is not rotated');
  const page = toRotatedSize({ widthMm, heightMm }, rotation);
  const size = `inline-size:${page.widthMm}mm;block-size:${page.heightMm}mm`;
  const label = 'inline-size:var(--paper-width);block-size:var(--paper-height);padding:var(--paper-margin)';
  const transform = `transform-origin:0 0;transform:${movesBack[rotation](widthMm, heightMm)} rotate(${rotation}deg)`;
  return [
    `@page{size:${page.widthMm}mm ${page.heightMm}mm;margin:0}`,
    `@media print{.rotated{position:relative;overflow:hidden;contain:size;${size}}`,
    '.rotated+.rotated{break-before:page}',
    `.rotated>.doc{position:absolute;inset:0 auto auto 0;${label};${transform}}}`,
  ].join('\n');
}

/** The page numbers of one order. */
interface Numbered {
  language: Language;
  digits: Digits;
  /** Number of copies in the document. */
  copies: number;
}

export interface StyleOptions {
  paper: Paper;
  /** Omitted if pages aren't numbered: with several orders in one document, and on labels. */
  numbered?: Numbered | undefined;
  /** Landscape orientation. */
  isTurned?: boolean;
  /** Rotation of labels. */
  rotation?: Rotation;
}

/** Returns the whole style sheet of a printed document. */
export function toStyleText(options: StyleOptions): string {
  const { paper, numbered, isTurned, rotation } = options;
  const key = JSON.stringify([paper, numbered?.language, numbered?.digits, numbered?.copies, isTurned, rotation]);
  const known = made.get(key);
  const text = known ?? join(options);
  if (known === undefined) made.set(key, text);
  return text;
}

function join({ paper, numbered, isTurned = false, rotation = '0' }: StyleOptions): string {
  const foot = numbered?.copies === 1 ? toPageNumbers(numbered) : '';
  const isRoll = paperSizes[paper].heightMm === null;
  const copyNumbers = numbered && numbered.copies > 1 && !isRoll ? toCopyNumbers(numbered) : '';
  const page = rotation === '0' ? toPageRule(paper, foot, isTurned) : toRotationRules(paper, rotation);
  return [fontsCss, sheetCss, documentCss, listCss, salesCss, ...ownCss, page, copyNumbers].join('\n');
}
