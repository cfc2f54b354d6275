import type { Policy } from '@main/system/policy/policy';

/** Settings for Electron's `session.setProxy`. */
export interface ProxySettings {
  mode: 'system' | 'direct' | 'auto_detect' | 'pac_script' | 'fixed_servers';
  pacScript?: string;
  proxyRules?: string;
  proxyBypassRules?: string;
}

/** IT's proxy options, as the policy's keys of the same names. */
export interface ProxyOptions {
  mode: 'system' | 'direct' | 'pac' | 'fixed';
  pacUrl: string | undefined;
  server: string | undefined;
  bypass: readonly string[] | undefined;
}

/**
 * Returns the settings for every session with network access. A script without an address is located as on Windows (WPAD); a fixed proxy
 * without a server uses the system's. This machine itself is never reached through a proxy.
 */
export function toProxySettings({ mode, pacUrl, server, bypass = [] }: ProxyOptions): ProxySettings {
  const proxyBypassRules = bypass.join(',');
  if (mode === 'direct') return { mode };
  if (mode === 'pac') return pacUrl ? { mode: 'pac_script', pacScript: pacUrl } : { mode: 'auto_detect' };
  if (mode === 'fixed' && server) {
    return { mode: 'fixed_servers', proxyRules: server, ...(proxyBypassRules && { proxyBypassRules }) };
  }
  return { mode: 'system' };
}

/** Returns the settings by IT's current policy. */
export function proxyOf(policy: Pick<Policy, 'entry'>): ProxySettings {
  return toProxySettings({
    mode: policy.entry('proxyMode')?.value ?? 'system',
    pacUrl: policy.entry('proxyPacUrl')?.value,
    server: policy.entry('proxyServer')?.value,
    bypass: policy.entry('proxyBypass')?.value,
  });
}
