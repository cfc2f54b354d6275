const groups = {
  pictures: /^(entity:(IMAGE|PHOTO|PICTURE)|tag:(img|picture|svg|canvas|map)|embed:image)$/i,
  videos: /^(entity:(VIDEO|AUDIO|EMBEDDED_LINK)|tag:(video|audio|iframe|embed|object)|embed:video)$/i,
  tables: /^(tag:table|attribute:table|entity:TABLE)$/i,
  links: /^link:/,
} as const;

type UnsupportedPart = keyof typeof groups | 'others';

/** What the parser could not hold, in the words of the notice. An atomic block is only the place of what stands in it. */
export function toUnsupportedParts(unsupported: readonly string[]): UnsupportedPart[] {
  const parts = unsupported.filter((what) => what !== 'block:atomic' || unsupported.length === 1).map(toPart);
  return [...new Set(parts)];
}

function toPart(what: string): UnsupportedPart {
  const known = Object.keys(groups) as (keyof typeof groups)[];
  return known.find((part) => groups[part].test(what)) ?? 'others';
}
