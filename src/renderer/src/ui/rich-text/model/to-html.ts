import type { BlockKind, Marks, RichTextBlock, RichTextDocument } from './document';
import { encodeEntities } from './read/html-entities';

const inlineTags = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
] as const;

/** Returns HTML for other programs (the clipboard): tags without styles; every character of the text is escaped. */
export function toHtml(document: RichTextDocument): string {
  const openLists: ('ul' | 'ol')[] = [];
  const parts = document.blocks.map((block) => {
    const list = toListTag(block.format.kind);
    const wanted = list ? (block.format.depth ?? 0) + 1 : 0;
    let html = '';
    while (openLists.length > wanted || (openLists.length === wanted && list && openLists.at(-1) !== list)) html += `</${openLists.pop()}>`;
    while (list && openLists.length < wanted) {
      openLists.push(list);
      html += `<${list}>`;
    }
    return html + toBlockHtml(block);
  });
  return (
    parts.join('') +
    openLists
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function toListTag(kind: BlockKind): 'ul' | 'ol' | undefined {
  if (kind === 'bullet') return 'ul';
  return kind === 'ordered' ? 'ol' : undefined;
}

function toBlockHtml({ format, runs }: RichTextBlock): string {
  const isCode = format.kind === 'code';
  const tags = { paragraph: 'p', heading: `h${format.level ?? 1}`, bullet: 'li', ordered: 'li', quote: 'blockquote', code: 'pre' };
  const tag = tags[format.kind];
  const direction = format.direction ? ` dir="${format.direction}"` : '';
  const texts = isCode ? runs.map(({ text }) => text) : withLastingBlanks(runs.map(({ text }) => text));
  const content = runs.map(({ marks }, index) => toRunHtml(toTextHtml(texts[index] ?? '', isCode), marks)).join('');
  // HTML doesn't show a line break at the very end.
  const ending = !isCode && (content === '' || runs.at(-1)?.text.endsWith('\n')) ? '<br>' : '';
  return `<${tag}${direction}>${isCode ? '\n' : ''}${content}${ending}${isCode ? '\n' : ''}</${tag}>`;
}

function toTextHtml(text: string, isCode: boolean): string {
  const html = encodeEntities(text).replaceAll('\u00a0', '&nbsp;');
  return isCode ? html : html.replaceAll('\n', '<br>');
}

/** Replaces blanks that HTML would collapse (at line edges and next to each other) with non-breaking ones. */
function withLastingBlanks(texts: string[]): string[] {
  const whole = texts.join('').replace(/^ | $|(?<= ) |(?<=\n) | (?=\n)/g, '\u00a0');
  let start = 0;
  return texts.map((text) => {
    start += text.length;
    return whole.slice(start - text.length, start);
  });
}

function toRunHtml(html: string, marks: Marks): string {
  const tags: string[] = inlineTags.flatMap(([mark, tag]) => (marks[mark] ? [tag] : []));
  if (marks.script) tags.push(marks.script === 'sub' ? 'sub' : 'sup');
  const styled = tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, html);
  return marks.link ? `<a href="${encodeEntities(marks.link)}">${styled}</a>` : styled;
}
