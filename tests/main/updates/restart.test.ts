import { readFileSync } from 'node:fs';

import type { UpdateView } from '@shared/contract/desktop/updates';
import { afterEach, expect, it, vi } from 'vitest';

import { type AppOptions, type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createNoPrinting } from '../../support/main/no-printing';
import { createUpdatedComputer, type UpdatedComputer } from '../../support/main/update-engine';
import { installer, startUpdateServer } from '../../support/main/update-server';

const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop();
  vi.unstubAllEnvs();
});

interface Updated {
  app: AppUnderTest;
  computer: UpdatedComputer;
  kind(): Promise<UpdateView['state']['kind']>;
}

/** Starts the composed app with the real electron-updater, and a server with a newer version, which is downloaded. */
async function startWithDownloadedUpdate(options: AppOptions = {}): Promise<Updated> {
  const server = await startUpdateServer();
  server.release('latest-linux.yml', { version: '1.1.0', releaseNotes: '## العربية\nأسرع\n## English\nFaster' });
  const computer = createUpdatedComputer({ server });
  const app = await startApp({ ...options, updates: { obstacle: () => null, open: async (wanted) => computer.engine(wanted) } });
  open.push(app, server);
  const kind = async () => (await app.value('updates.read')).state.kind;
  expect((await app.value('updates.check')).state).toMatchObject({ kind: 'offered', offer: { notes: { ar: 'أسرع', en: 'Faster' } } });
  await app.value('updates.download');
  await expect.poll(kind).toBe('downloaded');
  return { app, computer, kind };
}

const isNew = ({ appImage }: UpdatedComputer): boolean => readFileSync(appImage).equals(installer('1.1.0'));

it('an update is offered, downloaded and, once the program ends for it, installed', async () => {
  const { app, computer } = await startWithDownloadedUpdate();
  expect(app.events('updates.changed').map(({ state }) => state.kind)).toEqual(
    expect.arrayContaining(['offered', 'downloading', 'downloaded']),
  );
  expect(await app.value('updates.restart')).toEqual({ obstacle: null });
  expect(app.observed.quits).toBe(1);
  expect(app.observed.happen.quitAsked()).toBe(true);
  expect(isNew(computer)).toBe(false);
  await app.observed.happen.quitting();
  expect(isNew(computer)).toBe(true);
});

it('the program that ends for anything else leaves the update where it is', async () => {
  const { app, computer } = await startWithDownloadedUpdate();
  expect(app.observed.happen.quitAsked()).toBe(true);
  await app.observed.happen.quitting();
  computer.end();
  expect(isNew(computer)).toBe(false);
});

it('over a form that is not saved the program does not end', async () => {
  const { app } = await startWithDownloadedUpdate();
  await app.value('app.setUnsaved', { hasUnsaved: true });
  expect(await app.value('updates.restart')).toEqual({ obstacle: 'unsaved' });
  expect([app.observed.quits, app.events('app.closeRequested').length]).toEqual([0, 0]);
});

it('while invoices are on their way to a printer the program does not end', async () => {
  let unsent = 2;
  const { app } = await startWithDownloadedUpdate({
    createPrinting: () => ({ ...createNoPrinting(), queue: { ...createNoPrinting().queue, unsent: () => unsent } }),
  });
  expect(await app.value('updates.restart')).toEqual({ obstacle: 'printing' });
  expect(app.observed.quits).toBe(0);
  unsent = 0;
  expect(await app.value('updates.restart')).toEqual({ obstacle: null });
  expect(app.observed.quits).toBe(1);
});

it('what is typed at the last moment is asked about, and a person who stays keeps the old version', async () => {
  const { app, computer, kind } = await startWithDownloadedUpdate();
  await app.value('updates.restart');
  await app.value('app.setUnsaved', { hasUnsaved: true });
  expect(app.observed.happen.quitAsked()).toBe(false);
  await app.value('app.answerClose', { answer: 'asking' });
  expect(await kind()).toBe('restarting');
  await app.value('app.answerClose', { answer: 'stay' });
  expect(await kind()).toBe('downloaded');
  await app.observed.happen.quitting();
  expect(isNew(computer)).toBe(false);
});

it('what a stranger’s page says instead of an update stands in no log', async () => {
  const server = await startUpdateServer();
  server.answer('/latest-linux.yml', (_request, response) =>
    response.end(`<html>\n<p>Dear Fatima Al-Sabah</p>\n: - [ {\n${'x'.repeat(5000)}</html>`),
  );
  const computer = createUpdatedComputer({ server });
  const app = await startApp({ updates: { obstacle: () => null, open: async (wanted) => computer.engine(wanted) } });
  open.push(app, server);
  expect((await app.value('updates.check')).state).toMatchObject({ kind: 'failed', problem: 'unreadable', during: 'check' });
  const logged = app.machine.diskText();
  expect(logged).toContain('updates.failed');
  expect(logged).not.toContain('Fatima');
  expect(computer.logged.join()).not.toContain('Fatima');
});
