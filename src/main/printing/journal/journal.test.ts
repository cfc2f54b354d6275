import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JobState } from '@shared/domain/printing/job-phase';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKnownTime } from '../../../../tests/support/main/shop-time';
import { readHistory } from '../../../../tests/support/printing/journal-history';
import { writeJournalVersion1 } from '../../../../tests/support/printing/journal-version-1';
import { createTestCipher } from '../../../../tests/support/printing/open-seal';
import { sampleHead, sampleOrder } from '../../../../tests/support/samples/order-samples';
import type { Sheet } from '../sheet/sheet';
import type { NewJob } from './job-record';
import { canMove } from './job-states';
import type { Journal } from './journal';
import { journalFileName } from './journal-damage';
import { openJournal } from './open-journal';

const seal = createTestCipher();
let folder: string;
let journal: Journal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-journal-'));
  journal = openJournal({ folder, seal, time: createKnownTime(() => new Date('2026-11-20T09:00:00Z')) });
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

const sheet = (id: number): Sheet => ({
  kind: 'invoice',
  snapshot: sampleOrder({ id }),
  language: 'ar',
  paper: 'A4',
  color: true,
  digits: 'latn',
  head: sampleHead,
});
const newJob = (id: number, changes: Partial<NewJob> = {}): NewJob => ({
  id: `job-${id}`,
  token: `token${id}`,
  title: `INV-${id}`,
  customer: 'فاطمة',
  printer: 'Office',
  copies: 1,
  reprint: 0,
  contentHash: `hash-${id}`,
  sheet: sheet(id),
  ...changes,
});
const add = (...jobs: NewJob[]): void =>
  journal.add(
    { id: `batch-${jobs[0]?.id}`, intent: 'batch', shop: 'https://shop', by: { origin: 'person', name: 'مريم العوضي' }, jobs },
    '2026-11-20T08:00:00.000Z',
  );

/** Moves the job through all states to this one. */
function end(id: string, state: 'done' | 'accepted' | 'failed' | 'uncertain'): void {
  const way: JobState[] = ['queued', 'rendering', 'ready', 'handing_off', ...(state === 'done' ? (['accepted'] as const) : []), state];
  for (const [index, next] of way.slice(1).entries()) journal.move(id, [way[index] ?? next], next);
}

describe('journal', () => {
  it('gives back what was put in, in the order in which it was put in', () => {
    add(newJob(3), newJob(1), newJob(2));
    expect(journal.visible(200).map((job) => job.title)).toEqual(['INV-3', 'INV-1', 'INV-2']);
    expect(journal.next('Office')).toMatchObject({ id: 'job-3', batchSize: 3, order: { kind: 'guestOrder', id: 3 }, state: 'queued' });
    expect(journal.next('Office', 'job-3')?.id).toBe('job-1');
    expect(journal.next('Other')).toBeNull();
    expect(journal.sheet('job-1')).toEqual(sheet(1));
  });

  it('keeps who wanted a sheet, and opens the name with its key only', () => {
    const station = { origin: 'station', name: 'طاولة التجهيز 1' } as const;
    journal.add({ id: 'batch', intent: 'station', shop: 'https://shop', by: station, jobs: [newJob(1)] }, '2026-11-20T08:00:00.000Z');
    expect(journal.find('job-1')?.by).toEqual(station);
    for (const ending of ['', '-wal']) expect(readFileSync(join(folder, `${journalFileName}${ending}`)).includes('طاولة')).toBe(false);
  });

  it('puts the sheets of a decided order in a second time neither alone nor with others', () => {
    const order = (id: number) =>
      ({ shop: 'https://shop', order: { kind: 'order', id }, outcome: 'printed', placedAt: '2026-11-20' }) as const;
    const by = { origin: 'station', name: '' } as const;
    journal.add(
      { id: 'first', intent: 'station', shop: 'https://shop', by, jobs: [newJob(1)], decisions: [order(1)] },
      '2026-11-20T08:00:00.000Z',
    );
    const again = {
      id: 'second',
      intent: 'station',
      shop: 'https://shop',
      by,
      jobs: [newJob(2), newJob(3)],
      decisions: [order(2), order(1)],
    };
    expect(() => journal.add(again, '2026-11-20T08:00:01.000Z')).toThrow();
    expect(journal.find('job-2')).toBeNull();
    expect(journal.isDecided('https://shop', { kind: 'order', id: 1 })).toBe(true);
    expect(journal.isDecided('https://shop', { kind: 'order', id: 2 })).toBe(false);
    expect(journal.isDecided('https://shop', { kind: 'guestOrder', id: 1 })).toBe(false);
    expect(journal.isDecided('https://other', { kind: 'order', id: 1 })).toBe(false);
  });

  it('survives being closed and opened', () => {
    add(newJob(1));
    journal.move('job-1', ['queued'], 'rendering');
    journal.setPaused('Office', true);
    journal.close();
    journal = openJournal({ folder, seal });
    expect(journal.find('job-1')?.state).toBe('rendering');
    expect(journal.lane('Office')).toEqual({ isPaused: true, stop: null });
  });

  it('writes every change to the disk before it returns', () => {
    const database = new DatabaseSync(join(folder, journalFileName));
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    add(newJob(1));
    journal.move('job-1', ['queued'], 'rendering');
    expect(database.prepare('SELECT state FROM job').get()).toEqual({ state: 'rendering' });
    database.close();
  });

  it('moves a job only from the states that the caller names', () => {
    add(newJob(1));
    expect(journal.move('job-1', ['queued'], 'cancelled')).toBe(true);
    expect(journal.move('job-1', ['queued'], 'rendering')).toBe(false);
    expect(journal.find('job-1')?.state).toBe('cancelled');
    expect(readHistory(folder, 'job-1')).toEqual(['queued', 'cancelled']);
  });

  it('knows no way into uncertain but from handing over and from what the printing system has lost, and none back from done', () => {
    expect(() => journal.move('job-1', ['queued'], 'uncertain')).toThrow('does not go from queued to uncertain');
    expect(canMove('handing_off', 'uncertain')).toBe(true);
    expect(canMove('accepted', 'uncertain')).toBe(true);
    for (const state of ['queued', 'rendering', 'ready', 'done', 'failed'] as const) expect(canMove(state, 'uncertain')).toBe(false);
    expect(canMove('done', 'queued')).toBe(false);
  });

  it('keeps error, missing pictures and a new token with the state', () => {
    add(newJob(1));
    journal.move('job-1', ['queued'], 'rendering');
    journal.move('job-1', ['rendering'], 'failed', { error: { code: 'printerRefused', message: 'no paper' }, missingPictures: 2 });
    expect(journal.find('job-1')).toMatchObject({ error: { code: 'printerRefused', message: 'no paper' }, missingPictures: 2 });
    journal.move('job-1', ['failed'], 'queued', { error: null, token: 'fresh' });
    expect(journal.find('job-1')).toMatchObject({ error: null, token: 'fresh', state: 'queued' });
  });

  it('takes all of a batch or none of it', () => {
    add(newJob(1));
    expect(() => add(newJob(2), newJob(3, { token: 'token1' }))).toThrow(/UNIQUE/);
    expect(journal.visible(200).map((job) => job.id)).toEqual(['job-1']);
  });

  it('never takes the same sheet twice for one wish', () => {
    expect(() => add(newJob(1), newJob(2, { contentHash: 'hash-1', sheet: sheet(1) }))).toThrow(/UNIQUE/);
  });

  it('finds the twin that still waits or was asked for just now', () => {
    add(newJob(1));
    const twin = { shop: 'https://shop', printer: 'Office', contentHash: 'hash-1', copies: 1 };
    expect(journal.findTwin(twin, -1)).toBe('job-1');
    expect(journal.findTwin({ ...twin, copies: 2 }, 60_000)).toBeNull();
    expect(journal.findTwin({ ...twin, shop: 'https://other' }, 60_000)).toBeNull();
    journal.move('job-1', ['queued'], 'rendering');
    journal.move('job-1', ['rendering'], 'ready');
    journal.move('job-1', ['ready'], 'handing_off');
    expect(journal.findTwin(twin, -1)).toBeNull();
    expect(journal.findTwin(twin, 60_000)).toBe('job-1');
  });

  it('passes over held jobs until they are let go', () => {
    add(newJob(1), newJob(2));
    journal.setHeld(['job-1'], true);
    expect(journal.next('Office')?.id).toBe('job-2');
    journal.setHeld(['job-1'], false);
    expect(journal.next('Office')?.id).toBe('job-1');
  });

  it('shows of each printer what is open and the newest of what needs nobody, and counts all of it', () => {
    add(...[1, 2, 3, 4, 5, 6].map((id) => newJob(id)), newJob(7, { printer: 'Shop' }));
    for (const id of [2, 3, 5]) journal.move(`job-${id}`, ['queued'], 'cancelled');
    end('job-6', 'done');
    end('job-7', 'accepted');
    expect(journal.visible(2).map((job) => job.id)).toEqual(['job-1', 'job-4', 'job-5', 'job-6', 'job-7']);
    expect(journal.printers()).toEqual(['Office', 'Shop']);
    journal.setHeld(['job-4'], true);
    expect(journal.counts()).toEqual({
      states: new Map([
        ['accepted', 1],
        ['cancelled', 3],
        ['done', 1],
        ['queued', 2],
      ]),
      held: 1,
    });
    expect(journal.batchSizes(['batch-job-1', 'another'])).toEqual(new Map([['batch-job-1', 4]]));
  });

  it('hides what ended and what the system has forgotten, never what may still fail', () => {
    add(...[1, 2, 3, 4, 5, 6].map((id) => newJob(id)));
    end('job-1', 'done');
    end('job-2', 'accepted');
    end('job-3', 'accepted');
    end('job-4', 'failed');
    end('job-5', 'uncertain');
    journal.markGone(['job-3']);
    expect(journal.inStates(['accepted']).map((job) => job.id)).toEqual(['job-2']);
    journal.hide('2026-11-20T09:00:00.000Z');
    expect(journal.visible(200)).toHaveLength(6);
    journal.hide(null);
    expect(journal.visible(200).map((job) => job.id)).toEqual(['job-2', 'job-4', 'job-5', 'job-6']);
    expect(journal.counts().states.get('accepted')).toBe(1);
  });

  it('gives rows that are as they were as the same objects, and reads those that are not', () => {
    add(newJob(1), newJob(2));
    const changes: (() => unknown)[] = [
      () => journal.move('job-1', ['queued'], 'rendering'),
      () => journal.move('job-1', ['rendering'], 'queued', { token: 'fresh' }),
      () => journal.setHeld(['job-1'], true),
      () => journal.replaceSheet('job-1', { sheet: sheet(1), customer: 'سالم', contentHash: 'other' }),
      () => end('job-1', 'accepted'),
      () => journal.markGone(['job-1']),
      () => journal.move('job-1', ['accepted'], 'failed', { error: { code: 'printerRefused', message: 'no paper' } }),
    ];
    for (const change of changes) {
      const before = journal.visible(200);
      expect(journal.visible(200)[0]).toBe(before[0]);
      expect(journal.inStates(['queued'])).toBe(journal.inStates(['queued']));
      change();
      const after = journal.visible(200);
      expect(after[0]).not.toEqual(before[0]);
      expect(after[0]).toEqual(journal.find('job-1'));
      expect(after[1]).toBe(before[1]);
    }
  });

  it('takes over a journal of the first version', () => {
    journal.close();
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeJournalVersion1(join(folder, journalFileName), [
      { id: 'job-1', state: 'queued', sheet: sheet(1), customer: 'فاطمة' },
      { id: 'job-2', state: 'done', sheet: sheet(2), isHidden: true },
      { id: 'job-3', state: 'accepted', sheet: sheet(3) },
    ]);
    journal = openJournal({ folder, seal });
    expect(journal.visible(200).map(({ id, customer, isOver }) => [id, customer, isOver])).toEqual([
      ['job-1', 'فاطمة', false],
      ['job-3', '', false],
    ]);
    expect(journal.sheet('job-1')).toEqual(sheet(1));
    expect(journal.lane('Office')).toEqual({ isPaused: true, stop: null });
    journal.move('job-1', ['queued'], 'cancelled');
    expect(readHistory(folder, 'job-1')).toEqual(['queued', 'cancelled']);
    add(newJob(9));
    expect(journal.visible(200).at(-1)?.id).toBe('job-9');
    journal.prune('2027-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z');
    expect(journal.visible(200).map((job) => job.id)).toEqual(['job-9']);
    expect(readHistory(folder, 'job-1')).toEqual([]);
    journal.close();
    journal = openJournal({ folder, seal });
    expect(journal.find('job-9')?.state).toBe('queued');
  });

  it('refuses a file of which only later pages are damaged', () => {
    add(...Array.from({ length: 100 }, (_, index) => newJob(index)));
    journal.close();
    const path = join(folder, journalFileName);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xa5, Math.floor(bytes.length / 8192) * 4096));
    expect(() => openJournal({ folder, seal })).toThrow('damaged');
    rmSync(folder, { recursive: true });
    journal = openJournal({ folder, seal });
  });

  it('takes over the wishes of a version that kept no word of a refused change of status', () => {
    const order = { kind: 'order', id: 7 } as const;
    const at = '2026-11-20T08:00:00.000Z';
    journal.decide([{ shop: 's', order, outcome: 'printed', placedAt: at, wantedStatus: 'process' }], at);
    journal.close();
    const database = new DatabaseSync(join(folder, journalFileName));
    database.exec(
      'DROP TABLE station_status; DROP TABLE printed_before; DROP TABLE listed_order; ALTER TABLE lane DROP COLUMN stop; ALTER TABLE batch DROP COLUMN is_dated; PRAGMA user_version = 4',
    );
    database.close();
    journal = openJournal({ folder, seal });
    journal.refuseStatusWish('s', order, 'gone', at);
    expect(journal.givenUpStatuses('s', 9)).toEqual([{ order, status: 'process', problem: 'gone', at }]);
  });

  it.each([
    ['sheets are', () => journal.prune('2027-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')],
    ['decisions of long ago are', () => journal.forgetDecisions('2027-01-01T00:00:00.000Z')],
  ])('keeps a change of status that was not made yet when %s forgotten', (_what, forget) => {
    const at = '2026-11-20T08:00:00.000Z';
    const printed = { kind: 'guestOrder', id: 1 } as const;
    const waiting = { kind: 'guestOrder', id: 2 } as const;
    journal.add(
      {
        id: 'batch',
        intent: 'station',
        shop: 's',
        by: { origin: 'station', name: '' },
        jobs: [newJob(1), newJob(2)],
        decisions: [printed, waiting].map((order) => ({ shop: 's', order, outcome: 'printed', placedAt: at, wantedStatus: 'process' })),
      },
      at,
    );
    end('job-1', 'done');
    end('job-2', 'failed');
    forget();
    expect(journal.statusWishes('s').map(({ order, status }) => [order, status])).toEqual([[printed, 'process']]);
    journal.dropStatusWish('s', printed);
    forget();
    expect(journal.statusWishes('s')).toEqual([]);
  });

  it('does not touch a journal of a newer app', () => {
    journal.close();
    const database = new DatabaseSync(join(folder, journalFileName));
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openJournal({ folder, seal })).toThrow('version 99');
    rmSync(folder, { recursive: true });
    journal = openJournal({ folder, seal });
  });
});
