import type { Policy } from '@main/system/policy/policy';

/** As `session.setProxy` of Electron takes them. */
export interface ProxySettings {
  mode: 'system' | 'direct' | 'auto_detect' | 'pac_script' | 'fixed_servers';
  pacScript?: string;
  proxyRules?: string;
  proxyBypassRules?: string;
}

/** What IT says about the way out; see the policy's keys of the same names. */
export interface ProxyOptions {
  mode: 'system' | 'direct' | 'pac' | 'fixed';
  pacUrl: string | undefined;
  server: string | undefined;
  bypass: readonly string[] | undefined;
}

/**
 * For every session that reaches the net. A script without an address is looked for as Windows does (WPAD); a fixed proxy without a server
 * leaves it to the system. This machine itself is never reached through a proxy.
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

/** What IT decides at this moment. */
export function proxyOf(policy: Pick<Policy, 'entry'>): ProxySettings {
  return toProxySettings({
    mode: policy.entry('proxyMode')?.value ?? 'system',
    pacUrl: policy.entry('proxyPacUrl')?.value,
    server: policy.entry('proxyServer')?.value,
    bypass: policy.entry('proxyBypass')?.value,
  });
}
