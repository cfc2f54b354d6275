/**
 * Markup of the guide's texts: `[[orders.action.print]]` shows a button's current text by its key, with a number if the text counts
 * (`[[orders.printOrders 3]]`); `{Ctrl K}` shows keys.
 */
export type Part = { kind: 'text'; text: string } | { kind: 'words'; key: string; count: number | null } | { kind: 'keys'; caps: string[] };

const marks = /\[\[([\w.]+)(?: (\d+))?\]\]|\{([^{}]+)\}/g;

export function toParts(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, key, count, caps] = match;
    if (key) parts.push({ kind: 'words', key, count: count ? Number(count) : null });
    else parts.push({ kind: 'keys', caps: (caps ?? '').split(' ') });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** Parses `orders.printOrders 3`. */
export function toMention(mention: string): { key: string; count: number | null } {
  const [key = '', count] = mention.split(' ');
  return { key, count: count === undefined ? null : Number(count) };
}

type Say = (key: string, values: { count?: number }) => string;

/** Returns a button's text without the ellipsis that announces a dialog. */
export function wordsOf(say: Say, { key, count }: { key: string; count: number | null }): string {
  return say(key, count === null ? {} : { count })
    .replace(/<\/?\w+>/g, '')
    .replace(/\u2026$/, '');
}

/** Returns a text for screen readers and the search: buttons by their text, keys unchanged. */
export function toPlainText(text: string, say: Say): string {
  return toParts(text)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'keys' ? part.caps.join(' ') : wordsOf(say, part)))
    .join('');
}
