/** An operation of the editor's content. */
interface Insert {
  insert?: unknown;
  attributes?: Record<string, unknown> | undefined;
}

interface LinkRange {
  index: number;
  length: number;
  url: string;
  text: string;
}

/** Returns the whole link around a position, even if parts of it are bold; null if there is none. */
export function findLink(ops: readonly Insert[], position: number): LinkRange | null {
  const links: LinkRange[] = [];
  let offset = 0;
  for (const { insert, attributes } of ops) {
    const text = typeof insert === 'string' ? insert : ' ';
    const url = attributes?.link;
    const last = links.at(-1);
    if (typeof url === 'string') {
      if (last && last.url === url && last.index + last.length === offset) {
        last.length += text.length;
        last.text += text;
      } else links.push({ index: offset, length: text.length, url, text });
    }
    offset += text.length;
  }
  return links.find(({ index, length }) => index <= position && position <= index + length) ?? null;
}
