/** Phone number with the usual separators; without `*` and `#`, which control a phone. */
const dialled = /^\+?(?:[ ().-]*\d){3,20}[ ().-]*$/;
const address = /^[^\s@,;:<>"]+@[^\s@,;:<>"]+$/;
const mailHeaders = new Set(['subject', 'body']);
/** Phone number with its country code, as WhatsApp requires. */
const chatPath = /^\/\d{8,15}$/;
const chatHosts = /(?:^|\.)(?:wa\.me|whatsapp\.com)$/;

/** Checks of a link by its scheme; links with other schemes don't leave the app. */
const rules: Readonly<Record<string, (url: URL) => boolean>> = {
  'https:': (url) => !chatHosts.test(url.hostname) || isChat(url),
  'tel:': ({ pathname, search, hash }) => dialled.test(decoded(pathname)) && !search && !hash,
  'mailto:': ({ pathname, searchParams, hash }) => address.test(decoded(pathname)) && !hash && hasOnly(searchParams, mailHeaders),
};

/** Whether a link may open in one of the system's programs: it is for one person and has no hidden parts. */
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
