/** Of an address that may also be Chromium's `socks5://proxy.example:1080`; a name and a password before the host would end in reports and cannot be used anyway. */
const server = /^(?:(?:https?|socks[45]?):\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/iu;
const maxPort = 65_535;

function isServer(text: string): boolean {
  const found = server.exec(text.trim());
  if (!found) return false;
  const port = Number(found[1] ?? 80);
  return port > 0 && port <= maxPort;
}

const areServers = (list: string): boolean => list.split(',').every(isServer);

/**
 * A list for everything (`proxy.example:8080`), or one for each scheme (`http=a.example:80;https=b.example:8080`). Everything that the app sends
 * goes by https: rules that leave it out would mean no proxy at all.
 */
export function isProxyServer(text: string): boolean {
  const rules = text.split(';').map((rule) => rule.trim());
  if (rules.length === 1 && !text.includes('=')) return areServers(text);
  const named = rules.map((rule) => /^(https?|ftp|socks)=(.+)$/i.exec(rule));
  if (!named.every((rule) => rule !== null && areServers(rule[2] ?? ''))) return false;
  return named.some((rule) => /^(https|socks)$/i.test(rule?.[1] ?? ''));
}
