import type { JobState } from '@shared/domain/printing/job-phase';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataFolderVersions, keptDraft, type LaterRun, makeDataFolder, startOnDataFolder } from '../../support/main/data-folder';
import { toInvoiceProfile } from '../../support/samples/print-settings';

let run: LaterRun;
afterEach(() => run?.stop());

// Makes another data folder, for a newly released version; see the README beside the fixtures.
if (process.env.DIWAN_MAKE_DATA_FOLDER) await makeDataFolder(process.env.DIWAN_MAKE_DATA_FOLDER);

describe('the data folder of an earlier version', () => {
  it('is there for every released form', () => {
    expect(dataFolderVersions).toContain('0.1.0');
  });

  describe.each(dataFolderVersions)('%s', (version) => {
    it('still has its settings and the session with its token', async () => {
      run = await startOnDataFolder(version);
      const { app, asked, keychain } = run;
      expect(await app.value('preferences.read')).toMatchObject({ language: 'en', appearance: 'dark', digits: 'arab' });
      expect(await app.value('connection.read')).toMatchObject({ apiRoot: 'https://shop.example/v1', source: 'user' });
      const settings = await app.value('printing.readSettings');
      expect(toInvoiceProfile(settings)).toMatchObject({ printer: 'Office', paper: 'A5', shopName: 'بيت الدار' });
      expect(settings.routes.packingSlip).toMatchObject({ printer: 'Office', paper: 'A5' });
      expect(await app.value('session.read')).toMatchObject({ auth: { email: 'noura@bayt-aldar.example' } });
      await app.call('admins.list', { query: { page: 1 } });
      const [token] = Object.entries(keychain).flatMap(([entry, password]) =>
        entry.startsWith('com.diwan.backoffice ') ? [password] : [],
      );
      expect(asked.at(-1)?.authorization).toBe(token);
      expect(await app.value('app.notices')).toEqual([]);
    });

    it('still has its drafts, readable', async () => {
      run = await startOnDataFolder(version);
      expect(await run.app.value('drafts.list')).toMatchObject([
        { screen: keptDraft.screen, title: keptDraft.title, path: keptDraft.path },
      ]);
      expect(await run.app.value('drafts.read', { screen: keptDraft.screen, record: null })).toMatchObject(keptDraft);
    });

    it('still has its print queue: what waited comes out, what nobody knows about asks, and nothing comes out twice', async () => {
      run = await startOnDataFolder(version);
      const { app, spooler } = run;
      await vi.waitFor(() => expect(spooler.sheets).toHaveLength(2), { timeout: 60_000 });
      expect(spooler.sheets.every(({ html }) => html.includes('بيت الدار'))).toBe(true);
      await vi.waitFor(async () => {
        const { lanes } = await app.value('printing.queue');
        const states: JobState[] = lanes.flatMap(({ jobs }) => jobs.map(({ state }) => state));
        expect(states.toSorted().map((state) => (state === 'done' ? 'accepted' : state))).toEqual([
          'accepted',
          'accepted',
          'accepted',
          'accepted',
          'uncertain',
        ]);
      });
    });
  });
});
