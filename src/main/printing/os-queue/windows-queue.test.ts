import { fromCodes } from '@main/system/ports/power-shell';
import { describe, expect, it } from 'vitest';
import { refusedWhenConstrained } from '../../../../tests/support/printing/fake-power-shell';
import { createWindowsQueue, toJobState, toPrinterState } from './windows-queue';

function answering(text: string): { commands: string[]; queue: ReturnType<typeof createWindowsQueue> } {
  const commands: string[] = [];
  const shell = {
    run: async (command: string) => {
      commands.push(command);
      return text;
    },
    stop: () => undefined,
  };
  return { commands, queue: createWindowsQueue({ quick: shell, patient: shell }) };
}

const toCodes = (words: string): string => Array.from({ length: words.length }, (_, index) => words.charCodeAt(index)).join(' ');

describe('the Windows spooler', () => {
  it('reads none, one and several jobs as PowerShell writes them', async () => {
    const row = (id: number, status: string): string =>
      `{"Id":${id},"DocumentName":"${toCodes(`فاتورة-${id} aaaaaa`)}","JobStatus":"${status}","PagesPrinted":1,"TotalPages":2}`;
    expect(await answering('').queue.jobs('Office')).toEqual([]);
    expect(await answering(row(3, 'Printing, Retained')).queue.jobs('Office')).toEqual([
      { id: 3, title: 'فاتورة-3 aaaaaa', state: 'printing', message: '', reasons: [], isSent: false },
    ]);
    const several = await answering(`[${row(3, 'Error, PaperOut')},${row(4, 'Normal')}]`).queue.jobs('Office');
    expect(several.map(({ state, message }) => [state, message])).toEqual([
      ['waiting', 'Error, PaperOut'],
      ['waiting', ''],
    ]);
  });

  it.each([
    [0, 0, false],
    [1, 2, false],
    [2, 2, true],
  ])('knows of a job with %i of %i pages printed that all were sent: %s', async (printed, total, isSent) => {
    const row = `{"Id":1,"DocumentName":null,"JobStatus":"Printing","PagesPrinted":${printed},"TotalPages":${total}}`;
    expect((await answering(row).queue.jobs('Office'))[0]).toMatchObject({ title: '', isSent });
  });

  it('reads names of printers in any script', async () => {
    const row = `{"Name":"${toCodes('طابعة 🖨')}","DriverName":"${toCodes('HP')}","PortName":null,"PrinterStatus":"Normal"}`;
    expect((await answering(row).queue.printers(['طابعة 🖨'])).get('طابعة 🖨')).toMatchObject({ fingerprint: 'HP', state: 'ready' });
  });

  it('gives names of printers in a form in which no quote can end them', async () => {
    const { commands, queue } = answering('');
    const hostile = `O’Brien'; Remove-Item C:\\ ; \n'طابعة 🖨`;
    await queue.jobs(hostile);
    await queue.cancel(hostile, 5);
    for (const command of commands) {
      expect(command).not.toContain('Remove-Item');
      const [, codes = ''] = /-PrinterName \(\[char\[\]\]\(([\d,]*)\) -join ''\)/.exec(command) ?? [];
      expect(fromCodes(codes)).toBe(hostile);
    }
    expect(commands[1]).toMatch(/^Remove-PrintJob .* -ID 5$/);
  });

  it('writes names of printable ASCII as they are: virus scanners judge encoded text by its looks', async () => {
    const { commands, queue } = answering('');
    await queue.jobs("\\\\server\\Noura's Zebra (2) $x");
    expect(commands[0]).toMatch(/^Get-PrintJob -PrinterName '\\\\server\\Noura''s Zebra \(2\) \$x' \|/);
  });

  it('asks in a way that Constrained Language Mode allows: no methods, no types but the core ones', async () => {
    const { commands, queue } = answering('');
    await queue.jobs('طابعة');
    await queue.printers(['طابعة']);
    await queue.cancel('طابعة', 5);
    expect(commands).toHaveLength(3);
    expect(commands.map(refusedWhenConstrained)).toEqual([null, null, null]);
  });

  it.each([
    ['Printed', 'done'],
    ['Complete, Retained', 'done'],
    ['Printed, Deleting', 'done'],
    // Deleted before printing, or removed from the queue after printing: both have the same final status.
    ['Deleting', 'leaving'],
    ['Deleted', 'leaving'],
    ['Printing, Deleting', 'leaving'],
    ['Error, Printing, Deleting', 'leaving'],
    ['Paused, Deleting', 'cancelled'],
    ['Offline, Deleting', 'cancelled'],
    ['Printing', 'printing'],
    ['Spooling', 'waiting'],
    ['Offline', 'waiting'],
  ] as const)('means by %s that the job is %s', (status, expected) => {
    expect(toJobState(status).state).toBe(expected);
  });

  it('never calls a job cancelled of which a page is out', async () => {
    const row = `{"Id":1,"DocumentName":null,"JobStatus":"Error, Deleting","PagesPrinted":1,"TotalPages":2}`;
    expect((await answering(row).queue.jobs('Office'))[0]).toMatchObject({ state: 'leaving', isSent: false });
  });

  it.each([
    ['Paused', ['jobHeld']],
    ['Error, PaperOut', ['mediaEmpty']],
    ['Error, Printing', ['userIntervention']],
    ['Offline', ['offline']],
    ['UserIntervention', ['userIntervention']],
    ['Blocked', ['driverProblem']],
    // Bits of PAPEROUT and ERROR, for values without a known name.
    ['66', ['mediaEmpty']],
    ['1', ['jobHeld']],
  ] as const)('means by the job status %s the reasons %j', (status, reasons) => {
    expect(toJobState(status).reasons).toEqual(reasons);
  });

  it.each([
    ['PaperOut', ['mediaEmpty']],
    ['PaperJam, DoorOpen', ['mediaJam', 'coverOpen']],
    ['TonerLow', ['supplyLow']],
    ['NoToner', ['supplyEmpty']],
    ['OutputBinFull', ['outputFull']],
    ['Paused', ['paused']],
    ['ServerOffline', ['offline']],
    ['Error', ['userIntervention']],
    ['PendingDeletion', ['userIntervention']],
    ['Printing', []],
    ['24', ['mediaJam', 'mediaEmpty']],
    ['131072', ['supplyLow']],
    ['0', []],
  ] as const)('means by the printer status %s the reasons %j', (status, reasons) => {
    expect(toPrinterState(status).reasons).toEqual(reasons);
  });

  it.each([
    ['USB001', 'usb'],
    ['LPT1:', 'oneWay'],
    ['nul:', 'oneWay'],
    ['PORTPROMPT:', 'asksForFile'],
    ['FILE:', 'asksForFile'],
    ['SHRFAX:', 'asksForFile'],
    ['IP_192.168.1.20', null],
    ['WSD-2f1c', null],
  ])('knows by the port %s whether a printer tells anything', async (port, silence) => {
    const row = `{"Name":"${toCodes('P')}","DriverName":null,"PortName":"${toCodes(port)}","PrinterStatus":"Normal"}`;
    expect((await answering(row).queue.printers(['P'])).get('P')).toMatchObject({ silence });
  });

  it.each([
    ['Normal', 'ready', false],
    ['Printing', 'busy', false],
    ['TonerLow', 'ready', false],
    ['Paused', 'stopped', true],
    ['Offline', 'ready', true],
    ['PaperOut, Printing', 'busy', true],
  ] as const)('means by %s that the printer is %s, in trouble: %s', (status, state, isInTrouble) => {
    expect(toPrinterState(status)).toMatchObject({ state, isInTrouble });
  });
});
