import type { BootInfo } from '@shared/contract/desktop/session';
import { bootElementId } from '@shared/contract/tables/bridge';
import { toDirection } from '@shared/domain/language';

export interface PageFacts {
  boot: BootInfo;
  isDark: boolean;
  nonce: string;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function replaceOnce(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has no place for ${pattern}`);
  return html.replace(pattern, () => replacement);
}

/**
 * Fills the built index.html with the values for the first paint: language and direction, the theme, the body's language class (checklist
 * LAY-04), the boot facts, and the nonce for style elements. Throws if the document lacks one of the places.
 */
export function fillPageDocument(html: string, { boot, isDark, nonce }: PageFacts): string {
  const { language } = boot;
  const theme = isDark ? 'dark' : 'light';
  const steps: readonly (readonly [RegExp, string])[] = [
    [/<html[^>]*>/, `<html lang="${language}" dir="${toDirection(language)}" data-theme="${theme}">`],
    [/<body[^>]*>/, `<body class="${language}">`],
    [
      new RegExp(`<meta name="${bootElementId}"[^>]*>`),
      `<meta name="${bootElementId}" content="${escapeAttribute(JSON.stringify(boot))}">`,
    ],
    [/<meta property="csp-nonce"[^>]*>/, `<meta property="csp-nonce" nonce="${escapeAttribute(nonce)}">`],
  ];
  return steps.reduce((filled, [pattern, replacement]) => replaceOnce(filled, pattern, replacement), html);
}
