import { createWindowsShells } from '@main/printing/os-queue/power-shell';
import { createWindowsQueue } from '@main/printing/os-queue/windows-queue';
import { fromCodes } from '@main/system/ports/power-shell';
import { startFakePowerShell } from './fake-power-shell';
import { createFakeSpooler, type FakeSpooler, type SpooledSheet } from './fake-spooler';

/** A row of `Get-PrintJob`. If a driver doesn't count pages, they stay 0. */
export interface WindowsJob {
  status: string;
  printed?: number;
  total?: number;
}

/** The state of the Windows spooler, reported by a PowerShell that takes its time. */
export interface FakeWindows {
  spooler: FakeSpooler;
  /** Returns the sheet's current state in its queue; null if the sheet is no longer in it. */
  show: (sheet: SpooledSheet) => WindowsJob | null;
  /** Maps a title to the title that the driver passes on. */
  toTitle: (title: string) => string;
  /** Status of a printer; `Normal` by default. */
  readonly printerStatus: Map<string, string>;
  /** Port of a printer, if a test sets it. */
  readonly ports: Map<string, string>;
  /** Whether queries of Windows fail. */
  isAway: boolean;
  /** Number of queries for a printer's jobs. */
  looks: number;
  /** Milliseconds until a new PowerShell process responds for the first time. */
  coldStartMs: number;
  /** Whether Constrained Language Mode is active. */
  isConstrained: boolean;
  /** Milliseconds that a query takes, by printer. A query of all printers takes their sum. */
  readonly slowMs: Map<string, number>;
  /** Number of started PowerShell processes. */
  starts: number;
}

const toCodes = (words: string): string => Array.from({ length: words.length }, (_, index) => words.charCodeAt(index)).join(' ');
const nameIn = (command: string): string | null => {
  const [, plain, codes] = /(?:-PrinterName|-Name) (?:'((?:[^']|'')*)'|\(\[char\[\]\]\(([\d,]*)\))/.exec(command) ?? [];
  return codes === undefined ? (plain?.replaceAll("''", "'") ?? null) : fromCodes(codes);
};

export function createFakeWindows(): FakeWindows {
  const spooler = createFakeSpooler();

  function jobs(printer: string | null): unknown[] {
    windows.looks += 1;
    return spooler.sheets.flatMap((sheet) => {
      const job = sheet.printer === printer ? windows.show(sheet) : null;
      if (!job) return [];
      const { status, printed = 0, total = 0 } = job;
      return [
        {
          Id: sheet.id,
          DocumentName: toCodes(windows.toTitle(sheet.title)),
          JobStatus: status,
          PagesPrinted: printed,
          TotalPages: total,
        },
      ];
    });
  }

  function printers(wanted: string | null): unknown[] {
    const names = [...spooler.printers.keys()].filter((name) => wanted === null || name === wanted);
    return names.map((name) => ({
      Name: toCodes(name),
      PrinterStatus: windows.printerStatus.get(name) ?? 'Normal',
      DriverName: null,
      PortName: windows.ports.has(name) ? toCodes(windows.ports.get(name) ?? '') : null,
    }));
  }

  function answer(command: string): string {
    if (command === 'Import-Module PrintManagement') return '';
    if (windows.isAway) throw new Error('the spooler does not run');
    const name = nameIn(command);
    if (command.includes('Get-PrintJob')) return JSON.stringify(jobs(name));
    if (command.includes('Get-Printer')) return JSON.stringify(printers(name));
    throw new Error(`not played: ${command}`);
  }

  function toSlowness(command: string): number {
    const name = nameIn(command);
    if (!command.includes('Get-Print')) return 0;
    const about = name === null ? [...windows.slowMs.values()] : [windows.slowMs.get(name) ?? 0];
    return about.reduce((sum, ms) => sum + ms, 0);
  }

  const shells = createWindowsShells(() => {
    windows.starts += 1;
    return startFakePowerShell({
      coldStartMs: () => windows.coldStartMs,
      isConstrained: () => windows.isConstrained,
      play: (command) => ({ afterMs: toSlowness(command), answer: () => answer(command) }),
    });
  });

  const windows: FakeWindows = {
    spooler: { ...spooler, osQueue: createWindowsQueue(shells) },
    show: () => ({ status: 'Printing' }),
    toTitle: (title) => title,
    printerStatus: new Map(),
    ports: new Map(),
    isAway: false,
    looks: 0,
    coldStartMs: 0,
    isConstrained: false,
    slowMs: new Map(),
    starts: 0,
  };
  return windows;
}
