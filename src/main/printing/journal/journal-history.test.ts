import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKnownTime } from '../../../../tests/support/main/shop-time';
import { writeJournalVersion1 } from '../../../../tests/support/printing/journal-version-1';
import { createTestCipher } from '../../../../tests/support/printing/open-seal';
import { raiseJournal } from '../../../../tests/support/printing/raise-journal';
import { sampleHead, sampleOrder } from '../../../../tests/support/samples/order-samples';
import type { Sheet } from '../sheet/sheet';
import type { NewJob } from './job-record';
import type { Journal } from './journal';
import { journalFileName } from './journal-damage';
import { openJournal } from './open-journal';

const seal = createTestCipher();
const at = '2026-11-20T08:00:00.000Z';
let folder: string;
let journal: Journal;
let database: DatabaseSync;
function open(): void {
  journal = openJournal({
    folder,
    seal,
    time: createKnownTime(() => new Date('2026-11-20T09:00:00Z')),
    afterOpen: (opened) => (database = opened),
  });
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-history-'));
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

const sheet = (id: number): Sheet => ({
  kind: 'packingSlip',
  snapshot: sampleOrder({ id }),
  language: 'ar',
  paper: 'A4',
  color: true,
  digits: 'latn',
  head: sampleHead,
});
const newJob = (id: number): NewJob => ({
  id: `job-${id}`,
  token: `token${id}`,
  title: `PACK-${id}`,
  customer: 'فاطمة',
  printer: 'Office',
  copies: 1,
  reprint: 0,
  contentHash: `hash-${id}`,
  sheet: sheet(id),
});

describe('a journal of an earlier version', () => {
  it.each([1, 2, 3] as const)('%i becomes a history: what had ended, with its time, and nothing that waits', (version) => {
    const path = join(folder, journalFileName);
    mkdirSync(folder, { recursive: true });
    writeJournalVersion1(path, [
      { id: 'job-1', state: 'queued', sheet: sheet(1), customer: 'فاطمة' },
      { id: 'job-2', state: 'done', sheet: sheet(2), customer: 'خالد' },
      { id: 'job-3', state: 'failed', sheet: sheet(3), customer: 'نورة' },
    ]);
    if (version > 1) raiseJournal(path, version as 2 | 3, seal);
    open();
    journal.encryptPlainRows();
    const records = journal.history.page({}, { limit: 10, offset: 0 });
    expect(records.map(({ id, settledAt, customer, hasSheet }) => [id, settledAt, customer, hasSheet])).toEqual([
      ['job-3', at, 'نورة', true],
      ['job-2', at, 'خالد', true],
    ]);
    expect(journal.sheet('job-2')).toEqual(sheet(2));
    expect(records[0]?.by).toEqual({ origin: 'person', name: '' });
    expect(journal.next('Office')?.id).toBe('job-1');
    journal.close();
    open();
    expect(journal.history.count({})).toBe(2);
  });
});

describe('the history in the journal', () => {
  it('has the moment of the hand-over, whatever is heard later, and none while a sheet waits again', () => {
    open();
    journal.add({ id: 'batch', intent: 'batch', shop: 'https://shop', by: { origin: 'person', name: '' }, jobs: [newJob(1)] }, at);
    for (const [from, to] of [
      ['queued', 'rendering'],
      ['rendering', 'ready'],
      ['ready', 'handing_off'],
    ] as const)
      journal.move('job-1', [from], to);
    expect(journal.find('job-1')?.settledAt).toBeNull();
    journal.move('job-1', ['handing_off'], 'accepted');
    database.prepare('UPDATE job SET settled_at = ?').run('2026-11-20T08:30:00.000Z');
    journal.move('job-1', ['accepted'], 'failed');
    expect(journal.find('job-1')?.settledAt).toBe('2026-11-20T08:30:00.000Z');
    journal.move('job-1', ['failed'], 'queued');
    expect(journal.find('job-1')?.settledAt).toBeNull();
    expect(journal.history.find('job-1')).toBeNull();
  });

  it('is counted, turned, searched and forgotten along indexes that hold no sheet', () => {
    open();
    const texts = new Set<string>();
    const prepare = database.prepare.bind(database);
    database.prepare = (text) => {
      texts.add(text);
      return prepare(text);
    };
    const filter = {
      from: at,
      before: at,
      documents: ['invoice'],
      printers: ['Office'],
      states: ['done'],
      found: { number: { kind: null, id: 1 }, rows: [1] },
    } as const;
    journal.history.count(filter);
    journal.history.rows(filter);
    journal.history.page(filter, { limit: 20, offset: 0 });
    journal.history.printers();
    journal.history.steps('job-1');
    journal.prune(at, at);
    expect(texts.size).toBeGreaterThan(5);
    for (const text of texts) {
      const plan = prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all(...Array.from({ length: text.split('?').length - 1 }, () => null))
        .map(({ detail }) => String(detail));
      expect(
        plan.filter((step) => /^SCAN (job|batch|job_history)\b(?!.*COVERING INDEX)/.test(step)),
        text,
      ).toEqual([]);
      if (/INDEXED BY job_in_history/.test(text)) expect(plan.join('\n'), text).toMatch(/COVERING INDEX job_in_history/);
      // Only the rows of one page are sorted again after the join.
      if (!text.includes('page_seq')) expect(plan.join('\n'), text).not.toContain('TEMP B-TREE FOR ORDER BY');
    }
  });

  it('keeps a sheet small, and opens what was sealed large', () => {
    open();
    journal.add({ id: 'batch', intent: 'batch', shop: 'https://shop', by: { origin: 'person', name: '' }, jobs: [newJob(1)] }, at);
    const stored = database.prepare('SELECT sheet FROM job').get()?.sheet as Uint8Array;
    const json = JSON.stringify(sheet(1));
    expect(stored.length).toBeLessThan(Buffer.byteLength(json) / 2);
    database.prepare('UPDATE job SET sheet = ?').run(seal.seal('job-1 sheet', json));
    expect(journal.sheet('job-1')).toEqual(sheet(1));
  });
});
