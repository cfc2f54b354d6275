import { decodeEntities } from './html-entities';

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: Map<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'comment'; text: string };

/** Elements whose content isn't text for readers. */
const opaque = new Set([
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
  'xml',
  'noembed',
]);

const tagStart = /<(\/?)([a-z][a-z\d:-]*)/iy;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Splits HTML into tags, text, and comments in one pass. No elements are created, so nothing can load or run. Unknown syntax is text. The
 * content of scripts, styles, and similar elements is left out.
 */
export function* toHtmlTokens(html: string): Generator<HtmlToken> {
  const lastEnd = html.lastIndexOf('>');
  let quotesAreBroken = false;
  let textStart = 0;
  let position = html.indexOf('<');

  while (position >= 0 && position < lastEnd) {
    const declaration = readDeclaration(html, position);
    tagStart.lastIndex = position;
    const start = declaration ? null : tagStart.exec(html);
    if (!declaration && !start) {
      position = html.indexOf('<', position + 1);
      continue;
    }
    if (position > textStart) yield { kind: 'text', text: decodeEntities(html.slice(textStart, position)) };
    if (declaration) {
      yield { kind: 'comment', text: declaration.text };
      textStart = declaration.end;
    } else if (start) {
      const contentStart = position + start[0].length;
      const quoted = quotesAreBroken ? -1 : findTagEnd(html, contentStart);
      if (quoted < 0) quotesAreBroken = true;
      const end = quoted < 0 ? html.indexOf('>', contentStart) : quoted;
      const tag = (start[2] ?? '').toLowerCase();
      textStart = end + 1;
      if (start[1]) yield { kind: 'close', tag };
      else {
        const inside = html.slice(contentStart, end);
        yield { kind: 'open', tag, attributes: readAttributes(inside) };
        if (inside.endsWith('/') || opaque.has(tag)) yield { kind: 'close', tag };
        if (opaque.has(tag) && !inside.endsWith('/')) textStart = skipOpaque(html, tag, textStart);
      }
    }
    position = html.indexOf('<', textStart);
  }
  if (textStart < html.length) yield { kind: 'text', text: decodeEntities(html.slice(textStart)) };
}

/** Reads `<!-- … -->`, `<!doctype …>`, `<![if …]>`, and `<? … >`. */
function readDeclaration(html: string, start: number): { text: string; end: number } | null {
  const next = html[start + 1];
  if (next !== '!' && next !== '?') return null;
  const isComment = html.startsWith('<!--', start);
  const contentStart = start + (isComment ? 4 : 2);
  const end = html.indexOf(isComment ? '-->' : '>', contentStart);
  if (end < 0) return { text: '', end: html.length };
  return { text: html.slice(contentStart, end), end: end + (isComment ? 3 : 1) };
}

/** Returns the position of the `>` that isn't inside a quoted attribute value, or -1. */
function findTagEnd(html: string, from: number): number {
  let quote = '';
  for (let index = from; index < html.length; index += 1) {
    const character = html[index];
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '>') return index;
    else if ((character === '"' || character === "'") && html[index - 1] === '=') quote = character;
  }
  return -1;
}

function readAttributes(inside: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, double, single, bare] of inside.matchAll(attributePattern)) {
    const key = name?.toLowerCase();
    if (key && !attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function skipOpaque(html: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}(?=[\\s/>])[^>]*>`, 'gi');
  close.lastIndex = from;
  const found = close.exec(html);
  return found ? found.index + found[0].length : html.length;
}
