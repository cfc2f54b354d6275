/**
 * Chromium switches that would disable the protection of the token and of customers' data. Chromium has applied some of them before the
 * first line of this program runs, so a packaged Diwan can't undo them and doesn't start (docs/adr/0038).
 */
export const refusedSwitches = [
  // Another program controls or reads the pages.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'enable-automation',
  'load-extension',
  'disable-extensions-except',
  'js-flags',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'browser-subprocess-path',
  'zygote-cmd-prefix',
  // Pages are no longer isolated.
  'no-sandbox',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  'single-process',
  'disable-web-security',
  'disable-site-isolation-trials',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'enable-blink-features',
  'disable-blink-features',
  'enable-features',
  'disable-features',
  'in-process-gpu',
  // The connection to the server: the policy sets proxies and hosts.
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'allow-insecure-localhost',
  'ssl-version-min',
  'ssl-version-max',
  'proxy-server',
  'proxy-pac-url',
  'proxy-bypass-list',
  'proxy-auto-detect',
  'no-proxy-server',
  'host-rules',
  'host-resolver-rules',
  'auth-server-allowlist',
  'auth-negotiate-delegate-allowlist',
  // Older names that Electron uses.
  'auth-server-whitelist',
  'auth-negotiate-delegate-whitelist',
  // Keys and traffic are written to a file.
  'ssl-key-log-file',
  'log-net-log',
  'net-log-capture-mode',
  'enable-logging',
  'log-file',
  'trace-startup',
  'trace-startup-file',
  // Another folder than the protected one.
  'user-data-dir',
] as const;

/** Variables with the same effects. They are also set for other programs, so they are removed instead of refused. */
export const forgottenVariables = ['SSLKEYLOGFILE'] as const;
