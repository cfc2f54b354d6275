import { isAlignment, isDirection } from '../block-types';
import type { BlockFormat, Marks } from '../document';
import { toSafeLink, toScheme } from '../safe-link';

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table tr section article header footer main aside nav figure figcaption address dl dt dd hr fieldset form center body html'.split(
    ' ',
  ),
);
/** These elements are a line even if they are empty; an empty `div` isn't. */
const lines = new Set('p h1 h2 h3 h4 h5 h6 li pre'.split(' '));
/** Elements whose content the document can't hold. */
const foreign = new Set(
  'img picture video audio iframe object embed canvas svg math table input select textarea button script style template form map hr'.split(
    ' ',
  ),
);
const voids = new Set('br hr img input meta link wbr area base col embed source track param'.split(' '));

const flagTags: Record<string, 'bold' | 'italic' | 'underline' | 'strike' | 'code'> = {
  b: 'bold',
  strong: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
};

export const isBlockTag = (tag: string): boolean => blocks.has(tag);
export const isLineTag = (tag: string): boolean => lines.has(tag);
export const isForeignTag = (tag: string): boolean => foreign.has(tag);
export const isVoidTag = (tag: string): boolean => voids.has(tag);

export interface HtmlContext {
  marks: Marks;
  format: BlockFormat;
  /** Number of surrounding lists. */
  lists: number;
  listKind: 'bullet' | 'ordered';
  isPreformatted: boolean;
}

export interface ElementReading {
  /** Also reads colors, sizes, alignment, and direction; a paste leaves them out. */
  withLooks: boolean;
  report(what: string): void;
}

/** Returns the context of an element's content. */
export function enterElement(tag: string, attributes: Map<string, string>, context: HtmlContext, reading: ElementReading): HtmlContext {
  const styles = readStyles(attributes.get('style') ?? '');
  const isList = tag === 'ul' || tag === 'ol';
  return {
    marks: toElementMarks(tag, attributes, styles, context, reading),
    format: toElementFormat(tag, attributes, styles, context, reading),
    lists: context.lists + (isList ? 1 : 0),
    listKind: isList ? (tag === 'ol' ? 'ordered' : 'bullet') : context.listKind,
    isPreformatted: context.isPreformatted || tag === 'pre',
  };
}

function toElementFormat(
  tag: string,
  attributes: Map<string, string>,
  styles: Map<string, string>,
  context: HtmlContext,
  { withLooks }: ElementReading,
): BlockFormat {
  const { format, lists, listKind } = context;
  const looks = withLooks ? toLooks(attributes, styles) : {};
  const level = /^h([1-6])$/.exec(tag)?.[1];
  const { level: _, ...others } = format;
  if (level && format.kind !== 'bullet' && format.kind !== 'ordered') return { ...others, kind: 'heading', level: Number(level), ...looks };
  // Quill writes both kinds of lists as <ol>, with the kind on each item.
  const itemKind = attributes.get('data-list') === 'bullet' ? 'bullet' : listKind;
  const indent = Number(/\bql-indent-([1-8])\b/.exec(attributes.get('class') ?? '')?.[1] ?? 0);
  const depth = Math.min(Math.max(lists - 1, 0) + indent, 8);
  if (tag === 'li') return { ...withoutDepth(others), kind: itemKind, ...(depth > 0 && { depth }), ...looks };
  if (tag === 'blockquote') return { ...others, kind: 'quote', ...looks };
  if (tag === 'pre') return { ...others, kind: 'code', ...looks };
  return { ...format, ...looks };
}

function withoutDepth({ depth: _, ...format }: BlockFormat): BlockFormat {
  return format;
}

function toLooks(attributes: Map<string, string>, styles: Map<string, string>): Pick<BlockFormat, 'align' | 'direction'> {
  const align = styles.get('text-align') ?? attributes.get('align')?.toLowerCase();
  const direction = styles.get('direction') ?? attributes.get('dir')?.toLowerCase();
  return { ...(isAlignment(align) && { align }), ...(isDirection(direction) && { direction }) };
}

function toElementMarks(
  tag: string,
  attributes: Map<string, string>,
  styles: Map<string, string>,
  context: HtmlContext,
  { withLooks, report }: ElementReading,
): Marks {
  const marks: Marks = { ...context.marks };
  const flag = Object.hasOwn(flagTags, tag) ? flagTags[tag] : undefined;
  if (flag && !(flag === 'code' && context.isPreformatted)) marks[flag] = true;
  if (tag === 'sub') marks.script = 'sub';
  if (tag === 'sup') marks.script = 'super';
  applyStyles(marks, styles, withLooks);
  const address = tag === 'a' ? attributes.get('href') : undefined;
  if (address !== undefined) {
    const link = toSafeLink(address);
    if (link) marks.link = link;
    else report(`link:${toScheme(address)}`);
  }
  return marks;
}

/**
 * Applies styles: Google Docs and Word write bold, italic, and underline as styles, and wrap whole documents in a `<b>` that isn't bold.
 */
function applyStyles(marks: Marks, styles: Map<string, string>, withLooks: boolean): void {
  const weight = styles.get('font-weight');
  if (weight) setFlag(marks, 'bold', /^bold/.test(weight) || Number(weight) >= 600);
  const slant = styles.get('font-style');
  if (slant) setFlag(marks, 'italic', /^(italic|oblique)/.test(slant));
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  if (/underline/.test(line) && !marks.link) marks.underline = true;
  if (/line-through/.test(line)) marks.strike = true;
  if (!withLooks) return;
  const color = toColor(styles.get('color'));
  const background = toColor(styles.get('background-color'));
  const size = /^(\d{1,3}(?:\.\d+)?)px$/.exec(styles.get('font-size') ?? '')?.[1];
  if (color) marks.color = color;
  if (background) marks.background = background;
  if (size) marks.size = size;
}

function toColor(value: string | undefined): string | undefined {
  return value && !/^(inherit|initial|unset|revert|transparent|currentcolor|windowtext)$/.test(value) ? value : undefined;
}

function setFlag(marks: Marks, flag: 'bold' | 'italic', isSet: boolean): void {
  if (isSet) marks[flag] = true;
  else delete marks[flag];
}

function readStyles(style: string): Map<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':', 2).map((part) => part.trim().toLowerCase()));
  return new Map(pairs.flatMap(([name, value]) => (name && value ? [[name, value] as const] : [])));
}
