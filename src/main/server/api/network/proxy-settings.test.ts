import { describe, expect, it } from 'vitest';
import { type ProxyOptions, toProxySettings } from './proxy-settings';

const settingsOf = (wish: Partial<ProxyOptions> & Pick<ProxyOptions, 'mode'>) =>
  toProxySettings({ pacUrl: undefined, server: undefined, bypass: undefined, ...wish });

describe('the proxy that IT wants', () => {
  it.each([
    [{ mode: 'system' }, { mode: 'system' }],
    [{ mode: 'system', server: 'proxy.example:8080' }, { mode: 'system' }],
    [{ mode: 'direct', bypass: ['a'] }, { mode: 'direct' }],
    [
      { mode: 'pac', pacUrl: 'https://it.example/proxy.pac' },
      { mode: 'pac_script', pacScript: 'https://it.example/proxy.pac' },
    ],
    [{ mode: 'pac' }, { mode: 'auto_detect' }],
    [
      { mode: 'fixed', server: 'proxy.example:8080' },
      { mode: 'fixed_servers', proxyRules: 'proxy.example:8080' },
    ],
    [
      { mode: 'fixed', server: 'proxy.example:8080', bypass: ['*.inside.example', '<local>'] },
      { mode: 'fixed_servers', proxyRules: 'proxy.example:8080', proxyBypassRules: '*.inside.example,<local>' },
    ],
    [{ mode: 'fixed' }, { mode: 'system' }],
  ] as const)('%j becomes %j', (wish, settings) => {
    expect(settingsOf(wish)).toEqual(settings);
  });
});
