import type { BootInfo } from '@shared/contract/desktop/session';
import { toLanguage } from '@shared/domain/language';

const fallback: BootInfo = { language: 'ar', appearance: 'system', digits: 'latn', version: '', platform: 'linux' };

/** Reads the data that the main process wrote into the document, so that the first paint has the right language and direction. */
export function readBootInfo(document: Document): BootInfo {
  const content = document.querySelector('meta[name="diwan-boot"]')?.getAttribute('content');
  if (!content) return fallback;
  try {
    const given = JSON.parse(content) as Partial<BootInfo>;
    return { ...fallback, ...given, language: toLanguage(given.language) };
  } catch {
    return fallback;
  }
}

/**
 * Returns the nonce that style elements of Griffel and Fluent need under the page's CSP. Browsers expose it only as a property, never as an
 * attribute.
 */
export function readStyleNonce(document: Document): string {
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
