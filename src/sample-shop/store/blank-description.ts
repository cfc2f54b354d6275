/**
 * Whether a stored description would show a shopper nothing. Read in the shop's own way, never in the app's, so that an app which misreads
 * its own descriptions is found out.
 */
export function isBlankDescription(stored: string): boolean {
  const content = toContent(stored);
  // A picture shows something without a letter.
  if (Object.keys(content?.entityMap ?? {}).length > 0) return false;
  const shown = content?.blocks?.map(({ text = '' }) => text).join('') ?? stored.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '');
  return /^[\s\p{Cf}]*$/u.test(shown);
}

interface RawContent {
  blocks?: readonly { text?: string }[];
  entityMap?: object;
}

/** Raw content of Draft.js; null for what is none, such as HTML. */
function toContent(stored: string): RawContent | null {
  try {
    return JSON.parse(stored) as RawContent | null;
  } catch {
    return null;
  }
}
