import { runtime } from '../runtime.mjs';

const regional = new Set(['en', 'es', 'pt', 'zh']);

/** @param {string} value such as `ar_KW.UTF-8` @returns {string} the locale that Chromium would pick: `ar`, `en-US` */
export function toChromiumLocale(value) {
  const match = /^([a-z]{2,3})(?:[_-]([A-Z]{2}))?/.exec(value);
  if (!match) return 'en-US';
  const [, language, region] = match;
  if (!regional.has(language)) return language;
  if (language === 'en') return region === 'GB' ? 'en-GB' : 'en-US';
  return region ? `${language}-${region}` : language;
}

export function getLocale(env = process.env) {
  const value = runtime.switches.get('lang') || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return toChromiumLocale(value);
}
