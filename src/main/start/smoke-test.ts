import { probeSecrets } from '@main/system/secrets/probe-secrets';
import { withinLimit } from '@main/system/time/time-limit';
import { sampleAccounts } from '@shared/domain/server/sample-accounts';
import { z } from 'zod';
import type { Services } from './services/services';
import type { ComposeOptions } from './services/types';

interface SmokeCheck {
  name: string;
  isOk: boolean;
  /** The result, or why the test failed. */
  detail: string;
}

export interface SmokeReport {
  isOk: boolean;
  version: string;
  electron: string;
  chrome: string;
  node: string;
  platform: string;
  arch: string;
  checks: SmokeCheck[];
}

const limitMs = 20_000;
const keychainLimitMs = 5000;

/** A red square of 32 by 32 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAKklEQVR42mM4YKBAU8QwasGoBaMWjFowasGoBaMWjFowasGoBaMWDBULAA7YQD1Kp2AiAAAAAElFTkSuQmCC',
  'base64',
);
const smallEdgePx = 8;

function demand(isMet: boolean, what: string): void {
  if (!isMet) throw new Error(what);
}

async function checkPage({ respond }: Services): Promise<string> {
  const page = await respond(new Request('app://diwan/'));
  demand(page.status === 200, `the page answered ${page.status}`);
  const paths = [...(await page.text()).matchAll(/<(?:script|link)[^>]+(?:src|href)="\.(\/[^"]+)"/g)].map(([, path = '']) => path);
  demand(paths.length > 0, 'the page names no script');
  for (const path of paths) {
    const asset = await respond(new Request(`app://diwan${path}`));
    demand(asset.status === 200, `${path} answered ${asset.status}`);
  }
  return `${paths.length} files`;
}

async function checkSettings({ settings, platform }: Services): Promise<string> {
  const slot = settings.slot('smokeTest', z.string(), '');
  slot.write('kept');
  demand(platform.openSettingsFile('settings').read().smokeTest === 'kept', 'the settings were not written');
  slot.clear();
  return 'written and read';
}

async function checkPictures({ platform }: Services): Promise<string> {
  const small = await platform.images.shrink({ bytes: new Uint8Array(picture), contentType: 'image/png' }, smallEdgePx);
  demand(small !== null, 'the picture was not made smaller');
  return `${small?.bytes.byteLength} bytes`;
}

/** Tests the storage of secrets. A machine without a keychain can store them in another way, but a build without its library is broken. */
async function checkKeychain({ platform }: Services): Promise<string> {
  const { keychain, safeStorage } = await probeSecrets(platform, { isWriting: true, limitMs: keychainLimitMs });
  demand(keychain !== 'missing', 'keytar cannot be loaded');
  return `keychain ${keychain}, safeStorage ${safeStorage}`;
}

async function checkJournal({ printing }: Services): Promise<string> {
  const { counts } = await printing.handlers['printing.queue'](undefined);
  return `${counts.waiting} waiting`;
}

async function checkPrinters({ printing }: Services): Promise<string> {
  return `${(await printing.handlers['printing.printers']({ refresh: true })).length} printers`;
}

/** Tests the sample shop, and with it the path of every call. */
async function checkSampleShop({ api, egress, policy }: Services, startSampleShop: ComposeOptions['startSampleShop']): Promise<string> {
  if (!policy.choose('sampleShop', undefined, true)) return 'off by policy';
  const [account] = sampleAccounts;
  demand(account !== undefined, 'no account');
  const { email = '', password = '' } = account ?? {};
  const shop = await startSampleShop();
  try {
    const target = { apiRoot: shop.apiRoot, authorization: 'bare' as const };
    const answer = await egress.whileAsking(target, () => api.call('session.login', { body: { email, password } }, { at: target }));
    demand(answer.ok, answer.ok ? '' : `the sign-in failed: ${answer.error.code}`);
    return 'signed in';
  } finally {
    await shop.stop();
  }
}

/** Tests every part that needs no window. Never rejects. */
export async function testSmoke(services: Services, startSampleShop: ComposeOptions['startSampleShop']): Promise<SmokeReport> {
  const { version, electron, chrome, platform } = services.platform.host.info;
  const parts: readonly (readonly [string, () => Promise<string>])[] = [
    ['settings', () => checkSettings(services)],
    ['page', () => checkPage(services)],
    ['pictures', () => checkPictures(services)],
    ['keychain', () => checkKeychain(services)],
    ['journal', () => checkJournal(services)],
    ['printers', () => checkPrinters(services)],
    ['sampleShop', () => checkSampleShop(services, startSampleShop)],
  ];
  const checks: SmokeCheck[] = [];
  for (const [name, check] of parts) {
    const outcome = await withinLimit(check(), limitMs).then(
      (detail) => ({ isOk: true, detail }),
      (error: unknown) => ({ isOk: false, detail: error instanceof Error ? error.message : String(error) }),
    );
    checks.push({ name, ...outcome });
  }
  const isOk = checks.every((check) => check.isOk);
  return { isOk, version, electron, chrome, node: process.versions.node, platform, arch: process.arch, checks };
}
