/**
 * True if a stored description would show a shopper nothing. Reads it with the shop's own code, not the app's, to find an app that misreads
 * its own descriptions.
 */
export function isBlankDescription(stored: string): boolean {
  const content = toContent(stored);
  // A picture is visible content without letters.
  if (Object.keys(content?.entityMap ?? {}).length > 0) return false;
  const shown = content?.blocks?.map(({ text = '' }) => text).join('') ?? stored.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '');
  return /^[\s\p{Cf}]*$/u.test(shown);
}

interface RawContent {
  blocks?: readonly { text?: string }[];
  entityMap?: object;
}

/** Parses Draft.js raw content; null for anything else, such as HTML. */
function toContent(stored: string): RawContent | null {
  try {
    return JSON.parse(stored) as RawContent | null;
  } catch {
    return null;
  }
}
