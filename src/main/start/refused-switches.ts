/**
 * Switches of Chromium that would take away what protects the token and the data of customers. Chromium has read some of them before any line
 * of this program runs, so a packaged Diwan does not take them back: it does not start (adr/0038).
 */
export const refusedSwitches = [
  // somebody else drives or reads the pages
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
  // pages are no longer kept apart
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
  // the way to the server: proxies and hosts are the policy's
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
  // as Electron calls them
  'auth-server-whitelist',
  'auth-negotiate-delegate-whitelist',
  // keys and traffic in a file
  'ssl-key-log-file',
  'log-net-log',
  'net-log-capture-mode',
  'enable-logging',
  'log-file',
  'trace-startup',
  'trace-startup-file',
  // another folder than the one that is protected
  'user-data-dir',
] as const;

/** Variables by which Chromium would do the same; they are set for other programs too, so they are forgotten instead of refused. */
export const forgottenVariables = ['SSLKEYLOGFILE'] as const;
