import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SheetError } from '@main/printing/paper/print-window';
import { bulkCeilingMs, singleCeilingMs } from '@main/printing/sheet/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
let folder: string;
beforeEach(async () => {
  useStillTime();
  folder = mkdtempSync(join(tmpdir(), 'diwan-pdf-'));
  rig = await createRig();
});
afterEach(async () => {
  await rig.dispose();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('saving as PDF', () => {
  it('writes one file of all invoices in the given order, without any printer, and leaves no window', async () => {
    rig.dialog.answer = join(folder, 'all.pdf');
    rig.surface.pdf = bytes('%PDF all');
    let drawn = '';
    rig.surface.onLoad = (path) => {
      const page = rig.printing.pages.respond(path.replace('/print/', ''), 'n');
      drawn = page && 'html' in page ? page.html : '';
      return {};
    };
    const { path } = await rig.call('printing.savePdf', { orders: rig.show(3, 1, 2), language: 'en' });
    expect(path).toBe(join(folder, 'all.pdf'));
    expect(readFileSync(join(folder, 'all.pdf'), 'utf8')).toBe('%PDF all');
    expect([...drawn.matchAll(/inv-number"><bdi dir="ltr">(.*?)</g)].map(([, label]) => label)).toEqual(['INV-3', 'INV-1', 'INV-2']);
    expect(drawn).toContain('<title>all.pdf</title>');
    expect(rig.surface.alive.size).toBe(0);
    expect(rig.surface.loads[0]?.ceilingMs).toBe(bulkCeilingMs);
    expect(rig.spooler.sheets).toEqual([]);
    expect(readdirSync(folder)).toEqual(['all.pdf']);
  });

  it('proposes a name and remembers the folder', async () => {
    rig.dialog.answer = join(folder, 'x.pdf');
    await rig.call('printing.savePdf', { orders: rig.show(7) });
    await rig.call('printing.savePdf', { orders: rig.show(7, 8) });
    rig.app.language = 'en';
    await rig.call('printing.savePdf', { orders: rig.show(7, 8) });
    expect(rig.dialog.asked).toEqual([
      { folder: null, fileName: 'INV-7.pdf', extension: 'pdf' },
      { folder, fileName: 'فواتير 2026-11-20 (2).pdf', extension: 'pdf' },
      { folder, fileName: 'Invoices 2026-11-20 (2).pdf', extension: 'pdf' },
    ]);
    expect(rig.surface.loads.map((load) => load.ceilingMs)).toEqual([singleCeilingMs, bulkCeilingMs, bulkCeilingMs]);
  });

  it('gives each roll its own height', async () => {
    await rig.saveProfile({ paper: '80mm' });
    rig.dialog.answer = join(folder, 'rolls.pdf');
    rig.surface.onLoad = () => ({ heightsPx: [960, 1920] });
    await rig.call('printing.savePdf', { orders: rig.show(1, 2) });
    expect(rig.surface.rolls).toEqual([
      { widthMm: 80, heightMm: 255 },
      { widthMm: 80, heightMm: 509 },
    ]);
  });

  it('does nothing when the person cancels', async () => {
    expect(await rig.call('printing.savePdf', { orders: rig.show(1) })).toEqual({ path: null });
    expect(rig.surface.opened).toBe(0);
  });

  it('leaves an older file as it was when the document cannot be drawn or written', async () => {
    const path = join(folder, 'kept.pdf');
    writeFileSync(path, 'old');
    rig.dialog.answer = path;
    rig.surface.onLoad = () => {
      throw new SheetError('timeout', 'too late');
    };
    await expect(rig.call('printing.savePdf', { orders: rig.show(1) })).rejects.toThrow('too late');
    rig.surface.onLoad = () => ({});
    rig.dialog.answer = join(folder, 'no such folder', 'x.pdf');
    await expect(rig.call('printing.savePdf', { orders: rig.show(1) })).rejects.toMatchObject({ code: 'ENOENT' });
    mkdirSync(join(folder, 'a folder.pdf', 'with something'), { recursive: true });
    rig.dialog.answer = join(folder, 'a folder.pdf');
    await expect(rig.call('printing.savePdf', { orders: rig.show(1) })).rejects.toThrow();
    expect(readFileSync(path, 'utf8')).toBe('old');
    // The temporary file beside it is removed after the response.
    await expect.poll(() => readdirSync(folder)).toEqual(['a folder.pdf', 'kept.pdf']);
    expect(rig.surface.alive.size).toBe(0);
  });

  it('names orders that cannot be read before it asks for a place', async () => {
    const orders = [{ kind: 'order' as const, id: 99 }];
    expect(await failureOf(rig.call('printing.savePdf', { orders }))).toMatchObject({ code: 'orderNotAvailable', message: '#99' });
    expect(rig.dialog.asked).toEqual([]);
  });
});
