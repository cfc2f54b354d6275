/** Separators of numbers as people write them; no `*` or `#`, by which a telephone is told to do something. */
const dialled = /^\+?(?:[ ().-]*\d){3,20}[ ().-]*$/;
const address = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/;
const mailHeaders = new Set(['subject', 'body']);
/** Number with its country, as WhatsApp wants it. */
const chatPath = /^\/\d{8,15}$/;
const chatHosts = /(?:^|\.)(?:wa\.me|whatsapp\.com)$/;

/** What a link may hold, by its scheme; no other scheme leaves the app. */
const rules: Readonly<Record<string, (url: URL) => boolean>> = {
  'https:': (url) => !chatHosts.test(url.hostname) || isChat(url),
  'tel:': ({ pathname, search, hash }) => dialled.test(decoded(pathname)) && !search && !hash,
  'mailto:': ({ pathname, searchParams, hash }) => address.test(decoded(pathname)) && !hash && hasOnly(searchParams, mailHeaders),
};

/** Links that may leave the app to the system's programs: to one person, with nothing in it that nobody sees. */
export function isExternalLink(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.username || parsed.password) return false;
  return Object.hasOwn(rules, parsed.protocol) && rules[parsed.protocol]?.(parsed) === true;
}

function isChat({ hostname, port, pathname, searchParams, hash }: URL): boolean {
  return hostname === 'wa.me' && !port && chatPath.test(pathname) && !hash && hasOnly(searchParams, new Set(['text']));
}

function hasOnly(params: URLSearchParams, names: ReadonlySet<string>): boolean {
  const found = [...params.keys()];
  return found.every((name) => names.has(name)) && new Set(found).size === found.length;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
