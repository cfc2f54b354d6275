import type { Language } from '@shared/domain/language';

/** Of an ISO 3166 code; the code itself where the system knows no name. */
export function toCountryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
