const groups = {
  pictures: /^(entity:(IMAGE|PHOTO|PICTURE)|tag:(img|picture|svg|canvas|map)|embed:image)$/i,
  videos: /^(entity:(VIDEO|AUDIO|EMBEDDED_LINK)|tag:(video|audio|iframe|embed|object)|embed:video)$/i,
  tables: /^(tag:table|attribute:table|entity:TABLE)$/i,
  links: /^link:/,
} as const;

type UnsupportedPart = keyof typeof groups | 'others';

/**
 * Returns the notice's names of the parts that the parser couldn't hold. An atomic block is left out, because it only contains another
 * part.
 */
export function toUnsupportedParts(unsupported: readonly string[]): UnsupportedPart[] {
  const parts = unsupported.filter((what) => what !== 'block:atomic' || unsupported.length === 1).map(toPart);
  return [...new Set(parts)];
}

function toPart(what: string): UnsupportedPart {
  const known = Object.keys(groups) as (keyof typeof groups)[];
  return known.find((part) => groups[part].test(what)) ?? 'others';
}
