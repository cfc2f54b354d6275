interface Searched {
  id: number;
  texts: readonly string[];
}

/** Matches an equal id or a part of a text in any case (OP-104), and nothing more, because other servers wouldn't find it. */
export function toSearch(search = ''): (row: Searched) => boolean {
  const wanted = search.trim().toLowerCase();
  return ({ id, texts }) => wanted === '' || String(id) === wanted || texts.some((text) => text.toLowerCase().includes(wanted));
}
