import { type BlockFormat, type Marks, type ReadRichText, type RichTextBlock, type RichTextRun, toDocument } from '../document';
import { enterElement, type HtmlContext, isBlockTag, isForeignTag, isLineTag, isVoidTag } from './html-elements';
import { toHtmlTokens } from './html-tokens';

export interface HtmlReading {
  /** Also reads colors, sizes, alignment, and direction; a paste leaves them out. */
  withLooks: boolean;
}

/** Maximum nesting; elements nested deeper are ignored. No editor writes them. */
const deepest = 200;

/** Reads HTML without a DOM: the tags that a description supports, and the text of all others. */
export function readHtml(html: string, { withLooks }: HtmlReading): ReadRichText {
  const unsupported = new Set<string>();
  const reader = new HtmlReader({ withLooks, report: (what) => unsupported.add(what) });
  for (const token of toHtmlTokens(html.toWellFormed().replace(/\r\n?/g, '\n'))) {
    if (token.kind === 'text') reader.text(token.text);
    else if (token.kind === 'open') reader.open(token.tag, token.attributes);
    else if (token.kind === 'close') reader.close(token.tag);
    else reader.comment(token.text);
  }
  return { document: toDocument(reader.finish()), unsupported: [...unsupported] };
}

interface OpenElement extends HtmlContext {
  tag: string;
  /** Number of blocks before the element. */
  blocksBefore: number;
}

class HtmlReader {
  private readonly blocks: RichTextBlock[] = [];
  private readonly stack: OpenElement[] = [];
  private readonly openTags = new Map<string, number>();
  private runs: RichTextRun[] = [];
  /** Text of a Word list item's marker while the marker is skipped. */
  private wordMarker: string | undefined;
  private wordList: { depth: number; marker: string } | undefined;

  constructor(private readonly reading: { withLooks: boolean; report(what: string): void }) {}

  private get context(): HtmlContext {
    return this.stack.at(-1) ?? { marks: {}, format: { kind: 'paragraph' }, lists: 0, listKind: 'bullet', isPreformatted: false };
  }

  open(tag: string, attributes: Map<string, string>): void {
    if (isForeignTag(tag)) this.reading.report(`tag:${tag}`);
    if (tag === 'br') this.add('\n', {});
    if ((tag === 'td' || tag === 'th') && this.runs.length > 0) this.add('\t', {});
    if (isBlockTag(tag)) {
      // A paragraph ends where the next block begins; so does an item where its list continues.
      if (tag === 'li' || this.stack.at(-1)?.tag === 'p') this.close(tag === 'li' ? 'li' : 'p');
      this.flush();
      this.wordList = undefined;
    }
    if (isVoidTag(tag) || this.stack.length >= deepest) return;
    this.stack.push({ ...enterElement(tag, attributes, this.context, this.reading), tag, blocksBefore: this.blocks.length });
    this.openTags.set(tag, (this.openTags.get(tag) ?? 0) + 1);
    const level = /mso-list:[^;]*\blevel(\d)/i.exec(attributes.get('style') ?? '')?.[1];
    if (level) this.wordList = { depth: Number(level) - 1, marker: '' };
  }

  close(tag: string): void {
    // A list inside an item doesn't close that item: only items of the innermost list close each other.
    const boundary = tag === 'li' ? this.stack.findLastIndex((open) => open.tag === 'ul' || open.tag === 'ol') : -1;
    if (!this.openTags.get(tag) || this.stack.findLastIndex((open) => open.tag === tag) <= boundary) return;
    for (;;) {
      const open = this.stack.at(-1);
      if (!open) return;
      const isEmptyLine = isLineTag(open.tag) && this.blocks.length === open.blocksBefore;
      if (isBlockTag(open.tag)) this.flush(isEmptyLine);
      this.stack.pop();
      this.openTags.set(open.tag, (this.openTags.get(open.tag) ?? 1) - 1);
      if (open.tag === tag) return;
    }
  }

  /** Handles a comment: Word writes bullets and numbers as text between two conditional comments. */
  comment(text: string): void {
    if (/^\[if !supportLists\]/i.test(text)) this.wordMarker = '';
    else if (/^\[endif\]/i.test(text) && this.wordMarker !== undefined) {
      if (this.wordList) this.wordList.marker = this.wordMarker.trim();
      this.wordMarker = undefined;
    }
  }

  text(text: string): void {
    if (this.wordMarker !== undefined) this.wordMarker += text;
    else this.add(this.context.isPreformatted ? text : text.replace(/[ \t\n\f]+/g, ' '), this.context.marks);
  }

  finish(): RichTextBlock[] {
    this.flush();
    return this.blocks;
  }

  private add(text: string, marks: Marks): void {
    if (this.context.isPreformatted) return void this.runs.push({ text, marks });
    const last = this.runs.at(-1)?.text ?? '\n';
    const followsBlank = /[ \n\t]$/.test(last);
    const own = followsBlank && text.startsWith(' ') ? text.slice(1) : text;
    if (own !== '') this.runs.push({ text: own, marks });
  }

  private flush(evenIfEmpty = false): void {
    this.wordMarker = undefined;
    const { format, isPreformatted } = this.context;
    const runs = isPreformatted ? trimPreformatted(this.runs) : trimEnd(this.runs);
    if (this.runs.length > 0 || evenIfEmpty) {
      const plain = runs.map((run) => ({ ...run, text: run.text.replaceAll('\u00a0', ' ') }));
      this.blocks.push({ format: this.toBlockFormat(format), runs: plain });
    }
    this.runs = [];
  }

  private toBlockFormat(format: BlockFormat): BlockFormat {
    if (!this.wordList) return format;
    const { depth, marker } = this.wordList;
    const kind = /^\(?[\da-z\u0660-\u0669\u0621-\u064a]{1,5}[.)-]/i.test(marker) ? 'ordered' : 'bullet';
    return { ...format, kind, ...(depth > 0 && { depth: Math.min(depth, 8) }) };
  }
}

/** Removes blanks at a block's end, which HTML doesn't show, and one final line break, which only keeps the last line open. */
function trimEnd(runs: RichTextRun[]): RichTextRun[] {
  const trimmed = trimBlanks(runs);
  return trimmed.at(-1)?.text === '\n' ? trimBlanks(trimmed.slice(0, -1)) : trimmed;
}

function trimBlanks(runs: RichTextRun[]): RichTextRun[] {
  const end = runs.findLastIndex(({ text }) => text !== ' ') + 1;
  return runs.slice(0, end).map((run, index) => (index === end - 1 ? { ...run, text: run.text.replace(/ $/, '') } : run));
}

/** Removes the line feed right after `<pre>`, which HTML ignores, and the last one, which ends the last line. */
function trimPreformatted(runs: RichTextRun[]): RichTextRun[] {
  const trimmed = runs.map((run) => ({ ...run }));
  const [first] = trimmed;
  if (first) first.text = first.text.replace(/^\n/, '');
  const last = trimmed.at(-1);
  if (last) last.text = last.text.replace(/\n$/, '');
  return trimmed;
}
