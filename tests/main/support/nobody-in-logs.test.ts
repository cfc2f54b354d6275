import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FailureError } from '@shared/contract/result';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type AppOptions, startApp } from '../../support/main/app-under-test';
import { type AppWithPrinter, startAppWithPrinter } from '../../support/printing/app-with-printer';
import { canaries, createCanaryNetwork, findCanaries, withCanaries } from '../../support/samples/marked-people';

let rig: AppWithPrinter;
let folder: string;
const secrets: string[] = [];
const png = readFileSync('tests/support/samples/picture.png');

async function start(limits: AppOptions['limits'] = {}): Promise<void> {
  rig = await startAppWithPrinter({ network: createCanaryNetwork(), limits: { readRetries: 0, ...limits } });
  await rig.app.signIn();
  secrets.splice(0, secrets.length, rig.app.main.session.state().auth?.idToken ?? '', canaries.password);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-canary-'));
  await start();
});
afterEach(async () => {
  await rig.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns every log file, every entry of the report, and the marker of the run, by name. */
async function everythingToldTo(): Promise<Record<string, string>> {
  const { userData } = rig.app.machine;
  const file = join(folder, 'report.zip');
  await rig.app.main.exportDiagnostics(file);
  const entries = Object.entries(unzipSync(readFileSync(file))).map(([name, bytes]) => [
    `zip/${name}`,
    Buffer.from(bytes).toString('utf8'),
  ]);
  const logs = readdirSync(join(userData, 'logs')).map((name) => [`logs/${name}`, readFileSync(join(userData, 'logs', name), 'utf8')]);
  return Object.fromEntries([...entries, ...logs, ['running', readFileSync(join(userData, 'running'), 'utf8')]]);
}

async function expectNoCanary(...events: string[]): Promise<void> {
  const told = await everythingToldTo();
  const log = Object.entries(told).find(([name]) => name.startsWith('logs/'))?.[1] ?? '';
  // Without log lines the check would prove nothing, so each failure must have left its line.
  expect(events.filter((event) => !log.includes(`"event":"${event}"`))).toEqual([]);
  expect(Object.entries(told).flatMap(([name, text]) => findCanaries(text, secrets).map((found) => `${name}: ${found}`))).toEqual([]);
}

const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].audience === 'page' && name !== 'files.upload');
const call = (name: CallName): Promise<unknown> => rig.app.observed.request(name, withCanaries(calls[name].example));

const words = `${canaries.name}, ${canaries.phone}, ${canaries.email} ${canaries.arabicName}`;
const faults = {
  refused: { status: 400, message: words },
  forbidden: { status: 403, message: words },
  broken: { status: 500, message: words },
  html: { bodyText: `<html>${words}</html>`, contentType: 'text/html' },
  htmlRefusal: { status: 502, bodyText: `<html>${words}</html>`, contentType: 'text/html' },
  noJson: { bodyText: `{"data": ${words}`, contentType: 'application/json' },
  otherForm: { bodyText: JSON.stringify({ data: words, name: words }), contentType: 'application/json' },
  otherRows: {
    bodyText: JSON.stringify({ data: { data: [{ id: words, name: words }], totalItems: words } }),
    contentType: 'application/json',
  },
  redirect: { status: 302, headers: { location: `https://canary.example/${encodeURIComponent(canaries.name)}` } },
  gone: { dropConnection: true },
} as const;

it('finds what it looks for', () => {
  for (const canary of Object.values(canaries)) {
    expect(findCanaries(`x ${canary} y`)).not.toEqual([]);
    expect(findCanaries(`x ${encodeURIComponent(canary)} y`), canary).not.toEqual([]);
  }
});

it('nobody is in the log or the report after every call of the contract was answered', async () => {
  for (const name of names) await call(name);
  await rig.app.signIn();
  await expectNoCanary('app.started');
});

it.each(Object.keys(faults) as (keyof typeof faults)[])('nobody is in them when every call fails: %s', async (kind) => {
  const takeBack = names.map((name) => rig.shop.shop.control.failWhen({ match: name, ...faults[kind] }));
  for (const name of names) await call(name);
  for (const stop of takeBack) stop();
  const logged: Partial<Record<keyof typeof faults, string>> = {
    html: 'api.unreadableAnswer',
    noJson: 'api.unreadableAnswer',
    otherForm: 'api.unreadableAnswer',
    gone: 'api.noAnswer',
  };
  await expectNoCanary(...(logged[kind] ? [logged[kind]] : []));
});

it('nobody is in them when searches get no answer', async () => {
  await rig.stop();
  await start({ readTimeoutMs: 60 });
  rig.shop.shop.control.failWhen({ match: { path: /.*/ }, hang: true });
  const searching = names.filter((name) => 'query' in calls[name] && JSON.stringify(calls[name].example).includes('page'));
  expect(searching.length).toBeGreaterThan(10);
  for (const name of searching) {
    const { query } = calls[name].example as { query: Record<string, unknown> };
    await rig.app.observed.request(name, { query: { ...query, search: canaries.searched } });
  }
  await expectNoCanary('api.noAnswer');
});

it('nobody is in them after sign-ins that fail, and sessions that end', async () => {
  const { app, shop } = rig;
  for (const fault of Object.values(faults)) {
    shop.shop.control.failNext('session.login', fault);
    await app.call('session.signIn', { email: canaries.email, password: canaries.password });
  }
  shop.shop.control.failNext('admins.list', { status: 401, message: 'not_authorized' });
  await call('admins.list');
  await app.signIn();
  secrets.push(app.main.session.state().auth?.idToken ?? '');
  await app.call('session.signOut');
  await expectNoCanary();
});

it('nobody is in them after errors that nothing caught, here and in pages', async () => {
  const { app } = rig;
  const thrown: unknown[] = [
    new Error(words),
    new TypeError(`Cannot read properties of undefined (reading '${canaries.name}')`),
    new Error(`cannot read ${canaries.name}`, {
      cause: new FailureError({ code: 'server', message: words, fields: { phone: canaries.phone } }),
    }),
    Object.assign(new Error(words), { code: canaries.email, path: canaries.address, name: canaries.name }),
    words,
    { name: words },
    [words],
    Symbol(words),
    z.object({ name: z.number() }).safeParse({ name: words }).error,
  ];
  for (const text of [`{"name": "${words}`, words, `<p>${words}</p>`]) {
    try {
      JSON.parse(text);
    } catch (error) {
      thrown.push(error);
    }
  }
  for (const error of thrown) {
    app.observed.happen.uncaught(error, 'exception');
    app.observed.happen.uncaught(error, 'rejection');
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const where = `#/orders?search=${encodeURIComponent(canaries.name)}&o=(${canaries.name})'${canaries.phone}'`;
    await app.call('app.reportError', { message: String(message), where, ...(stack && { stack }) });
    await app.call('app.reportError', { message: String(message), where: `#/admins/edit-admin/3/${canaries.name.split(' ')[0]}` });
  }
  app.observed.windows[0]?.happen.loadFailed(`preload: ${words}`);
  app.observed.windows[0]?.happen.unresponsive();
  app.observed.windows[0]?.happen.pageGone({ reason: 'crashed', exitCode: 139 });
  await expectNoCanary('app.uncaught', 'page.failed', 'window.loadFailed', 'window.pageGone');
});

it('nobody is in them after what pages should not send', async () => {
  const { app } = rig;
  const url = `https://foreign.example/${canaries.name}?q=${canaries.phone}`;
  await app.observed.request('app.info', undefined, { url });
  await app.observed.request(words, undefined);
  await app.observed.request('orders.list', { query: words });
  await app.observed.request('drafts.save', { values: words.repeat(200_000) });
  await app.call('app.openExternal', { url: `javascript:${words}` });
  await app.call('app.openExternal', { url: `mailto:${canaries.email}` });
  await app.call('app.copyText', { text: words });
  await app.observed.open(`/${encodeURIComponent(canaries.name)}.js?x=${encodeURIComponent(canaries.phone)}`);
  await app.observed.open(`/media/${encodeURIComponent(url)}`);
  await app.observed.open(`/print/%E0%A4%A`);
  await expectNoCanary('bridge.foreignSender', 'bridge.unknownRoute', 'bridge.inputTooLarge', 'scheme.failed');
});

it('nobody is in them after drafts and settings that cannot be read or written', async () => {
  const { app } = rig;
  const draft = {
    screen: 'users',
    record: canaries.name,
    title: canaries.name,
    path: '/users/1',
    values: JSON.stringify(withCanaries({ name: '', phone: '' })),
  };
  await app.value('drafts.save', draft);
  const drafts = join(app.machine.userData, 'drafts');
  for (const entry of readdirSync(drafts, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) writeFileSync(join(entry.parentPath, entry.name), words);
  await app.call('drafts.list');
  app.machine.diskError = 'ENOSPC';
  await app.call('preferences.update', { language: 'en' });
  app.machine.diskError = null;
  const settings = await app.value('printing.readSettings');
  await app.value('printing.saveSettings', {
    ...settings,
    shopName: canaries.name,
    shopAddress: canaries.address,
    shopPhone: canaries.phone,
  });
  for (const apiRoot of [`https://${canaries.password}@canary.example`, `https://127.0.0.1:9/${canaries.name}`, words])
    await app.call('connection.save', { apiRoot, authorization: 'bare' });
  writeFileSync(app.machine.openSettingsFile('settings').path, `{"userDetails": "${words}`);
  const next = await startApp({ machine: app.machine });
  await expectNoCanary('drafts.unreadable', 'settings.damaged');
  await next.stop();
});

it('nobody is in them after uploads, with their names, and pictures that fail', async () => {
  const { app, shop } = rig;
  const send = (bytes: Uint8Array): Promise<unknown> =>
    app.call('uploads.send', { id: 'canary', name: canaries.file, purpose: 'picture', bytes: new Uint8Array(bytes) });
  await send(png);
  await send(Buffer.from(words));
  for (const fault of Object.values(faults)) {
    shop.shop.control.failNext('files.upload', fault);
    await send(png);
  }
  const { rows } = await app.value('products.list', { query: { page: 1 } });
  shop.shop.control.failWhen({ match: { path: /media/ }, bodyText: words, contentType: 'text/html' });
  for (const url of JSON.stringify(rows)
    .match(/http[^"\\]+\/media\/[^"\\]+/g)
    ?.slice(0, 5) ?? [])
    await app.observed.open(`/media/${encodeURIComponent(url)}`);
  await expectNoCanary('media.notLoaded');
});

it('nobody is in them after sheets that print and sheets that do not', async () => {
  const { app, shop, spooler, surface } = rig;
  shop.shop.control.failWhen({ match: { path: /media/ }, status: 500, message: words });
  const settled = async (): Promise<void> => {
    await expect.poll(async () => (await app.value('printing.queue')).counts).toMatchObject({ waiting: 0, sending: 0 });
  };
  await app.value('printing.enqueue', { orders: await rig.listed(2) });
  await settled();
  surface.onLoad = () => {
    throw new Error(`cannot draw ${words}`);
  };
  await app.value('printing.enqueue', { orders: (await rig.listed(4)).slice(2) });
  await settled();
  surface.onLoad = () => ({ text: words, fontsMissing: ['Noto Sans'] });
  await app.value('printing.enqueue', { orders: (await rig.listed(5)).slice(4) });
  await settled();
  surface.onLoad = () => ({});
  spooler.printers.set('Office', { refuses: `${words} is out of paper` });
  await app.value('printing.enqueue', { orders: (await rig.listed(6)).slice(5) });
  await settled();
  spooler.queue = 'cannotBeAsked';
  await app.call('printing.printers', { refresh: true });
  await app.call('printing.enqueue', { orders: await rig.listed(2), documents: ['invoice', 'addressLabel'] });
  app.observed.nextFile = join(app.machine.userData, `${canaries.name}.json`);
  for (const text of [words, `{"diwan":"print-settings","version":1,"print":{"shopName":"${words}"}`, JSON.stringify({ diwan: words })]) {
    writeFileSync(app.observed.nextFile, text);
    await app.call('printing.importSettings');
  }
  rmSync(app.observed.nextFile);
  await app.call('printing.importSettings');
  await expectNoCanary('printing.settled', 'printing.drawFailed');
});
