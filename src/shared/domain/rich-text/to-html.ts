import type { BlockKind, Marks, RichTextBlock, RichTextDocument } from './document';
import { encodeEntities } from './html-entities';

const inlineTags = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
] as const;

/** HTML for other programs (the clipboard): tags only, no styles; every character of the text is escaped. */
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
  const content = runs.map(({ text, marks }) => toRunHtml(isCode ? encodeEntities(text) : toTextHtml(text), marks)).join('');
  // A line break at the very end would not count as one.
  const ending = !isCode && (content === '' || runs.at(-1)?.text.endsWith('\n')) ? '<br>' : '';
  return `<${tag}${direction}>${isCode ? '\n' : ''}${content}${ending}${isCode ? '\n' : ''}</${tag}>`;
}

function toTextHtml(text: string): string {
  return encodeEntities(text)
    .replace(/^ | $|(?<= ) |(?<=\n) | (?=\n)/g, '&nbsp;')
    .replaceAll('\n', '<br>');
}

function toRunHtml(html: string, marks: Marks): string {
  const tags: string[] = inlineTags.flatMap(([mark, tag]) => (marks[mark] ? [tag] : []));
  if (marks.script) tags.push(marks.script === 'sub' ? 'sub' : 'sup');
  const styled = tags.reduce((inner, tag) => `<${tag}>${inner}</${tag}>`, html);
  return marks.link ? `<a href="${encodeEntities(marks.link)}">${styled}</a>` : styled;
}
