import { type PrintAnswer, type PrintingSurface, type PrintOrder, type PrintWindow, SheetError } from '@main/printing/paper/print-window';
import type { SheetReport } from '@main/printing/paper/sheet-scripts';
import type { PrintPages } from '@main/system/app-protocol/scheme-handler';
import type { FakeSpooler } from './fake-spooler';

export interface FakeSurface extends PrintingSurface {
  /** Existing windows; `opened` is the number of all windows ever opened. */
  readonly alive: Set<PrintWindow>;
  opened: number;
  /** Largest number of windows at one time. */
  peak: number;
  readonly loads: { path: string; ceilingMs: number }[];
  readonly rolls: { widthMm: number; heightMm: number }[];
  /** Called for every load; throws, or returns changes to the report. */
  onLoad: (path: string) => Promise<Partial<SheetReport>> | Partial<SheetReport>;
  /** Called when the printing system is: before and after it accepts a sheet. */
  onPrint: (moment: 'before' | 'after') => void;
  pdf: Uint8Array;
  pages: PrintPages | null;
}

const defaultHeightPx = 1100;

const toText = (html: string): string =>
  html
    .replace(/<style.*?<\/style>/s, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<');

/** Windows that load the real documents and pass them to a counting printing system. */
export function createFakeSurface(spooler: FakeSpooler): FakeSurface {
  const surface: FakeSurface = {
    alive: new Set(),
    opened: 0,
    peak: 0,
    loads: [],
    rolls: [],
    onLoad: () => ({}),
    onPrint: () => undefined,
    pdf: new TextEncoder().encode('%PDF-1.4'),
    pages: null,
    open() {
      const window = createWindow();
      surface.alive.add(window);
      surface.opened += 1;
      surface.peak = Math.max(surface.peak, surface.alive.size);
      return window;
    },
  };

  function createWindow(): PrintWindow {
    let html = '';
    let isBusy = false;

    async function load(path: string, ceilingMs: number): Promise<SheetReport> {
      surface.loads.push({ path, ceilingMs });
      const changes = await surface.onLoad(path);
      const page = surface.pages?.respond(path.replace('/print/', ''), 'nonce');
      if (!page || !('html' in page)) throw new SheetError('internal', `no document at ${path}`);
      html = page.html;
      const heightsPx = [...html.matchAll(/data-paper=/g)].slice(0, html.split('<article').length - 1).map(() => defaultHeightPx);
      const parts = heightsPx.map(() => ({ headPx: 0, blockPx: 0 }));
      return { fontsMissing: [], picturesMissing: 0, heightsPx, parts, text: toText(html), ...changes };
    }

    async function print(order: PrintOrder): Promise<PrintAnswer> {
      if (isBusy) return new Promise(() => undefined);
      isBusy = true;
      surface.onPrint('before');
      const mood = spooler.printers.get(order.deviceName);
      if (mood === undefined) return { isAccepted: false, reason: 'Invalid deviceName provided' };
      if (typeof mood === 'object' && 'refuses' in mood) return { isAccepted: false, reason: mood.refuses };
      if (mood === 'silent') return new Promise(() => undefined);
      if (mood === 'crashes') throw new Error('the process is gone');
      if (typeof mood === 'object' && 'answersAfterMs' in mood) {
        await new Promise((resolve) => setTimeout(resolve, mood.answersAfterMs));
        if (mood.refusal !== undefined) return { isAccepted: false, reason: mood.refusal };
      }
      spooler.take(order, /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '', html);
      if (typeof mood === 'object' && 'takesButSays' in mood) return { isAccepted: false, reason: mood.takesButSays };
      if (mood === 'crashesAfterTaking') throw new Error('the process is gone');
      surface.onPrint('after');
      isBusy = false;
      return { isAccepted: true };
    }

    const window: PrintWindow = {
      load: ({ path }, { ceilingMs }) => load(path, ceilingMs),
      sizeRolls: async (sizes) => void surface.rolls.push(...sizes),
      print,
      toPdf: async () => surface.pdf,
      destroy: () => void surface.alive.delete(window),
    };
    return window;
  }
  return surface;
}
