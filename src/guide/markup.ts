/**
 * Texts of the guide name what is in the app in two ways: `[[orders.action.print]]` is the words of a button by their key, with a number
 * where they count (`[[orders.printOrders 3]]`), so that a topic always shows the present words; `{Ctrl K}` is keys.
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

/** `orders.printOrders 3` as what a text names. */
export function toMention(mention: string): { key: string; count: number | null } {
  const [key = '', count] = mention.split(' ');
  return { key, count: count === undefined ? null : Number(count) };
}

type Say = (key: string, values: { count?: number }) => string;

/** The words of a button as they stand on it; the dots that promise a dialog are no part of its name. */
export function wordsOf(say: Say, { key, count }: { key: string; count: number | null }): string {
  return say(key, count === null ? {} : { count })
    .replace(/<\/?\w+>/g, '')
    .replace(/\u2026$/, '');
}

/** The text as it is read aloud and searched: names as words, keys as they are. */
export function toPlainText(text: string, say: Say): string {
  return toParts(text)
    .map((part) => (part.kind === 'text' ? part.text : part.kind === 'keys' ? part.caps.join(' ') : wordsOf(say, part)))
    .join('');
}
