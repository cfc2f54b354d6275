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

/** Of every document, in the order of the files' names: what is one document's own begins with its name. */
const ownCss = Object.values(import.meta.glob<string>(['../*/*.css', '!../parts/*'], { query: '?raw', import: 'default', eager: true }));

const sheetCss = 'html,body{margin:0;padding:0;background:#fff}';

/** By what tells them apart: a batch draws hundreds of documents with one or two of them, and each is long. */
const made = new LRUCache<string, string>({ max: 8 });

/** Words and counters in the margin at the foot of each sheet. */
function toFoot(text: string, digits: Digits, counters: Record<string, string> = {}): string {
  const counter = (name: string): string => `counter(${counters[name] ?? name}${digits === 'arab' ? ',arabic-indic' : ''})`;
  const content = toPieces(text)
    .map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : counter(part)))
    .join(' ');
  return `@bottom-center{content:${content};font:400 7pt/1 "Noto Sans Arabic","Noto Sans",sans-serif;color:#555}`;
}

/** "Page 1 of 2". Chromium counts the sheets of the whole document, so only a document of one order may have it. */
function toPageNumbers({ language, digits }: Numbered): string {
  return toFoot(translator(language)('documents.sheet.page', { page: slot('page'), pages: slot('pages') }), digits);
}

/** "Page 1", which every copy counts for itself; how many there are of each is not known before they are laid out. */
function toCopyNumbers({ language, digits, copies }: Numbered): string {
  const text = translator(language)('documents.sheet.pageOfCopy', { page: slot('page') });
  return Array.from({ length: copies }, (_, index) => {
    const name = `copy-${index}`;
    const foot = toFoot(text, digits, { page: name });
    return `@page ${name}{counter-increment:${name};${foot}}.doc:nth-of-type(${index + 1}){page:${name}}`;
  }).join('\n');
}

/** The page box of a paper. A roll gets its height from the window that has measured it: `size: 80mm auto` is not valid. */
function toPageRule(paper: Paper, foot: string, isTurned: boolean): string {
  const { widthMm, heightMm, marginMm } = paperSizes[paper];
  const margin = `margin:${marginMm.blockStart}mm ${marginMm.inline}mm ${marginMm.blockEnd}mm`;
  if (heightMm === null) return `@page{${margin}}`;
  const [across, along] = isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  return `@page{size:${across}mm ${along}mm;${margin};${foot}}`;
}

/** Moves the corner back into the page about which a label of that size was rotated. */
const movesBack: Record<Exclude<Rotation, '0'>, (widthMm: number, heightMm: number) => string> = {
  90: (_widthMm, heightMm) => `translate(${heightMm}mm,0)`,
  180: (widthMm, heightMm) => `translate(${widthMm}mm,${heightMm}mm)`,
  270: (widthMm) => `translate(0,${widthMm}mm)`,
};

/** A page for each label, which is drawn inside it as it is on screen, with its own margins. */
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

/** How the pages of one order are counted. */
interface Numbered {
  language: Language;
  digits: Digits;
  /** How often it stands in the document. */
  copies: number;
}

export interface StyleOptions {
  paper: Paper;
  /** Left out where pages are not counted: of several orders in one document, and on labels. */
  numbered?: Numbered | undefined;
  /** The longer side lies across. */
  isTurned?: boolean;
  /** Of labels. */
  rotation?: Rotation;
}

/** The whole stylesheet of a printed document. */
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
