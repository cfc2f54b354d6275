const modes = new Set(['auto_detect', 'direct', 'fixed_servers', 'pac_script', 'system']);
const known = new Set(['mode', 'pacScript', 'proxyBypassRules', 'proxyRules']);

/** Checks a config of `session.setProxy`. */
export function readProxyConfig(config) {
  const unknown = Object.keys(config).find((name) => !known.has(name));
  if (unknown) throw new Error(`electron stand-in: setProxy option ${unknown} is not provided`);
  const { mode = config.pacScript ? 'pac_script' : 'fixed_servers', ...rest } = config;
  if (!modes.has(mode)) throw new TypeError(`Error processing argument at index 0, conversion failure from ${mode}`);
  return { mode, ...rest };
}

const isLoopback = (hostname) => hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);

/** Supports `shop.example` and `*.shop.example`. Chromium has more forms. */
function isBypassed(rules, hostname) {
  const patterns = rules
    .split(/[,;]/)
    .map((rule) => rule.trim())
    .filter(Boolean);
  return patterns.some((pattern) => (pattern.startsWith('*') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern));
}

/** Returns what Chromium would resolve for one fixed proxy. Scripts and the system's settings are ignored. */
export function resolveProxy({ mode, proxyRules = '', proxyBypassRules = '' }, url) {
  const { hostname } = new URL(url);
  if (mode !== 'fixed_servers' || isLoopback(hostname) || isBypassed(proxyBypassRules, hostname)) return 'DIRECT';
  return `PROXY ${proxyRules.replace(/^http:\/\//, '')}`;
}
