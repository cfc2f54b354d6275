import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import type { Notice } from '@shared/contract/desktop/app';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;
const draft = {
  screen: 'products.edit',
  record: '7',
  title: 'Edit product: Dallah',
  path: '/masterHN/products/add-products/7',
  values: '{}',
};

beforeEach(async () => {
  shop = await startSampleShop();
  app = await startApp({ apiRoot: shop.apiRoot });
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

async function startAgain({ isCutOff, ...options }: AppOptions & { isCutOff: boolean }): Promise<void> {
  await app.stop();
  if (isCutOff) writeFileSync(join(app.machine.userData, 'running'), '2026-11-22T08:00:00.000Z');
  app = await startApp({ ...options, machine: app.machine });
}

const told: Notice[] = [];
const toldOfDrafts = async (): Promise<Notice[]> => {
  told.push(...(await app.value('app.notices')));
  return told.filter(({ kind }) => kind === 'draftsWait');
};
beforeEach(() => void told.splice(0));

it('tells of the drafts of a kept session after a power cut, once', async () => {
  await app.signIn();
  await app.value('drafts.save', { ...draft, record: '8', title: 'Edit product: Finjan' });
  await app.value('drafts.save', draft);
  await startAgain({ isCutOff: true });
  await expect.poll(toldOfDrafts).toEqual([{ kind: 'draftsWait', count: 2, title: draft.title }]);
  await app.signIn();
  expect(await toldOfDrafts()).toHaveLength(1);
});

it('tells each account of its own drafts only, when it signs in', async () => {
  await app.signIn();
  await app.value('drafts.save', draft);
  await app.value('session.signOut');
  await startAgain({ isCutOff: true });
  await app.signIn('none');
  expect(await app.value('drafts.list')).toEqual([]);
  expect(await toldOfDrafts()).toEqual([]);
  await app.signIn();
  await expect.poll(toldOfDrafts).toEqual([{ kind: 'draftsWait', count: 1, title: draft.title }]);
});

it('says nothing after a run that ended in order, nor without drafts', async () => {
  await app.signIn();
  await startAgain({ isCutOff: true });
  expect(await app.value('drafts.list')).toEqual([]);
  await app.value('drafts.save', draft);
  await startAgain({ isCutOff: false });
  await app.value('drafts.list');
  expect(await toldOfDrafts()).toEqual([]);
});

it('tells of them as soon as their key can be had', async () => {
  await app.signIn();
  await app.value('drafts.save', draft);
  await app.value('session.signOut');
  app.machine.keychain = 'asking';
  await startAgain({ isCutOff: true, keychainTimeLimitMs: 150 });
  await app.signIn();
  expect(await app.call('drafts.list')).toMatchObject({ ok: false, error: { code: 'keychainUnavailable' } });
  expect(await toldOfDrafts()).toEqual([]);
  app.machine.unlockKeychain();
  await expect.poll(toldOfDrafts).toHaveLength(1);
});
