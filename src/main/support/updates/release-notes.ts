import { type Language, languages } from '@shared/domain/language';

const headings: Record<Language, RegExp> = { ar: /^#{1,3}\s*العربية\s*$/, en: /^#{1,3}\s*English\s*$/ };
const maxLength = 8000;

/** Removes HTML and Markdown emphasis, because the notes are shown as plain text. */
const toPlain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/^\s*[*+-]\s+/gm, '- ')
    .replace(/\*\*|__|`/g, '')
    .trim()
    .slice(0, maxLength);

/** Splits one text with a heading for each language (`## العربية`, `## English`); a text without headings is used for every language. */
export function splitReleaseNotes(text: string | null): Record<Language, string> {
  const parts: Record<Language, string[]> = { ar: [], en: [] };
  let current: Language | null = null;
  for (const line of (text ?? '').split(/\r?\n/)) {
    const started: Language | undefined = languages.find((language) => headings[language].test(line.trim()));
    if (started) current = started;
    else if (current) parts[current].push(line);
  }
  if (current === null) return { ar: toPlain(text ?? ''), en: toPlain(text ?? '') };
  return { ar: toPlain(parts.ar.join('\n')), en: toPlain(parts.en.join('\n')) };
}
