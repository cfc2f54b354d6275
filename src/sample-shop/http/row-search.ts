interface Searched {
  id: number;
  texts: readonly string[];
}

/** An equal id, or a part of a text in any case (OP-104), and nothing cleverer: what only this shop found, another server would not. */
export function toSearch(search = ''): (row: Searched) => boolean {
  const wanted = search.trim().toLowerCase();
  return ({ id, texts }) => wanted === '' || String(id) === wanted || texts.some((text) => text.toLowerCase().includes(wanted));
}
