import type { Language } from '@shared/domain/language';

/** Returns the name of an ISO 3166 code; the code itself if the system has no name. */
export function toCountryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
