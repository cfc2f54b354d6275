/**
 * Also matches Chromium's `socks5://proxy.example:1080`. A user name and a password are not allowed, because they would appear in reports
 * and can't be used anyway.
 */
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
 * Checks a list for all schemes (`proxy.example:8080`), or one for each scheme (`http=a.example:80;https=b.example:8080`). The app sends
 * everything by https: rules without it would mean no proxy at all.
 */
export function isProxyServer(text: string): boolean {
  const rules = text.split(';').map((rule) => rule.trim());
  if (rules.length === 1 && !text.includes('=')) return areServers(text);
  const named = rules.map((rule) => /^(https?|ftp|socks)=(.+)$/i.exec(rule));
  if (!named.every((rule) => rule !== null && areServers(rule[2] ?? ''))) return false;
  return named.some((rule) => /^(https|socks)$/i.test(rule?.[1] ?? ''));
}
