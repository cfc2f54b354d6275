import { describe, expect, it } from 'vitest';
import { createCupsQueue } from './cups-queue';
import { decodeIpp, encodeIpp, type IppAttribute, ippOperations } from './ipp-message';
import { findByToken } from './os-queue';

const enumeration = 0x23;
const name = 0x42;
const text = 0x41;
const keyword = 0x44;
const uri = 0x45;
const integer = 0x21;

/** Builds a print server's response: the request's layout with a status and other groups. */
function toAnswer(groupTag: number, groups: IppAttribute[][], status = 0): Buffer {
  const bodies = groups.map((attributes) => {
    const encoded = encodeIpp(0, attributes);
    const own = encoded.subarray(9 + encodeIpp(0, []).length - 10, encoded.length - 1);
    return Buffer.concat([Buffer.from([groupTag]), own]);
  });
  const head = Buffer.from([2, 0, status >> 8, status & 0xff, 0, 0, 0, 1]);
  return Buffer.concat([head, ...bodies, Buffer.from([3])]);
}

const aJob = (id: number, title: string, state: number, message = ''): IppAttribute[] => [
  { tag: integer, name: 'job-id', values: [id] },
  { tag: name, name: 'job-name', values: [title] },
  { tag: enumeration, name: 'job-state', values: [state] },
  { tag: text, name: 'job-printer-state-message', values: [message] },
];

describe('the print server', () => {
  it('is asked for open and finished jobs of one printer by its owner', async () => {
    const asked: { path: string; message: Buffer }[] = [];
    const queue = createCupsQueue({
      userName: 'salem',
      wire: {
        async send(path, message) {
          asked.push({ path, message });
          const isOpen = message.includes('not-completed');
          return toAnswer(
            2,
            isOpen ? [aJob(7, 'INV-7 aaaaaa', 5, 'Printing.')] : [aJob(5, 'INV-5 bbbbbb', 9), aJob(6, 'فاتورة cccccc', 8, 'jam')],
          );
        },
      },
    });
    expect(await queue.jobs('طابعة المكتب')).toMatchObject([
      { id: 7, title: 'INV-7 aaaaaa', state: 'printing', message: 'Printing.' },
      { id: 5, title: 'INV-5 bbbbbb', state: 'done', message: '' },
      { id: 6, title: 'فاتورة cccccc', state: 'failed', message: 'jam' },
    ]);
    expect(asked.map(({ path }) => decodeURIComponent(path))).toEqual(['/printers/طابعة المكتب', '/printers/طابعة المكتب']);
    expect(asked.every(({ message }) => message.includes('salem'))).toBe(true);
    expect(asked[0]?.message.readUInt16BE(2)).toBe(ippOperations.getJobs);
  });

  it.each([
    [3, 'waiting'],
    [4, 'waiting'],
    [5, 'printing'],
    [6, 'waiting'],
    [7, 'cancelled'],
    [8, 'failed'],
    [9, 'done'],
  ] as const)('means by job state %i that it is %s', async (state, expected) => {
    const queue = createCupsQueue({
      userName: 'x',
      wire: { send: async (_path, message) => toAnswer(2, message.includes('not-completed') ? [aJob(1, 't', state)] : []) },
    });
    expect((await queue.jobs('Office'))[0]?.state).toBe(expected);
  });

  it('has no jobs when it knows none, and says so when it refuses', async () => {
    const answering = (status: number) => createCupsQueue({ userName: 'x', wire: { send: async () => toAnswer(2, [], status) } });
    expect(await answering(0x0406).jobs('Office')).toEqual([]);
    await expect(answering(0x0503).jobs('Office')).rejects.toThrow('0x503');
  });

  it('tells the state of printers, and trouble that the state alone hides', async () => {
    const printer = (title: string, state: number, message: string, reasons: string[]): IppAttribute[] => [
      { tag: name, name: 'printer-name', values: [title] },
      { tag: enumeration, name: 'printer-state', values: [state] },
      { tag: text, name: 'printer-state-message', values: [message] },
      { tag: keyword, name: 'printer-state-reasons', values: reasons },
      { tag: uri, name: 'device-uri', values: ['usb://HP'] },
      { tag: text, name: 'printer-make-and-model', values: ['HP M404'] },
    ];
    const queue = createCupsQueue({
      userName: 'x',
      wire: {
        send: async () =>
          toAnswer(4, [
            printer('Good', 3, '', ['none']),
            printer('Dead', 3, 'The printer may not exist or is unavailable at this time.', ['none']),
            printer('Empty', 4, 'Printing.', ['toner-low-report', 'media-empty-error']),
            printer('Low', 4, 'Printing.', ['toner-low-report']),
            printer('Off', 5, 'Paused', ['paused']),
          ]),
      },
    });
    const printers = [...(await queue.printers(['Good', 'Dead', 'Empty', 'Low', 'Off'])).values()].filter((one) => one !== null);
    expect(printers.map(({ name: title, state, isInTrouble }) => [title, state, isInTrouble])).toEqual([
      ['Good', 'ready', false],
      ['Dead', 'ready', true],
      ['Empty', 'busy', true],
      ['Low', 'busy', false],
      ['Off', 'stopped', true],
    ]);
    expect(printers[0]?.fingerprint).toBe('usb://HP | HP M404');
  });

  const printerWith = async (attributes: IppAttribute[]) => {
    const described = [{ tag: name, name: 'printer-name', values: ['P'] }, ...attributes];
    const queue = createCupsQueue({ userName: 'x', wire: { send: async () => toAnswer(4, [described]) } });
    return (await queue.printers(['P'])).get('P');
  };

  it.each([
    [['media-empty-error', 'media-low-report'], ['mediaEmpty', 'mediaLow'], true],
    [['cover-open', 'media-jam-warning'], ['mediaJam', 'coverOpen'], true],
    [['toner-low-report'], ['supplyLow'], false],
    [['media-empty-report'], ['mediaLow'], false],
    [['marker-supply-empty-error'], ['supplyEmpty'], true],
    [['paused'], ['paused'], true],
    [['spool-area-full-error'], ['spoolFull'], true],
    [['hold-new-jobs'], ['holdsNewJobs'], true],
    [['cups-missing-filter-warning'], ['driverProblem'], true],
    [['com.example.something-else'], [], false],
    [['none'], [], false],
  ] as const)('means by %j the reasons %j, trouble: %s', async (keywords, reasons, isInTrouble) => {
    const values = [...keywords];
    expect(await printerWith([{ tag: keyword, name: 'printer-state-reasons', values }])).toMatchObject({ reasons, isInTrouble });
  });

  it('tells that a printer takes no jobs, whatever else it says', async () => {
    const rejecting = { tag: 0x22, name: 'printer-is-accepting-jobs', values: ['\u0000'] };
    expect(await printerWith([rejecting])).toMatchObject({ reasons: ['notAccepting'], isInTrouble: true });
    expect(await printerWith([{ ...rejecting, values: ['\u0001'] }])).toMatchObject({ reasons: [], isInTrouble: false });
  });

  it.each([
    ['usb://Brother/HL-L2350DW', 'usb'],
    ['socket://192.168.1.20:9100', 'oneWay'],
    ['lpd://192.168.1.20/queue', 'oneWay'],
    ['ipp://localhost:60000/ipp/print', null],
    ['dnssd://HP._ipp._tcp.local/', null],
  ])('knows by the address %s whether a printer tells anything', async (device, silence) => {
    expect(await printerWith([{ tag: uri, name: 'device-uri', values: [device] }])).toMatchObject({ silence });
  });

  it.each([
    [4, ['job-hold-until-specified'], ['jobHeld']],
    [4, ['none'], ['jobHeld']],
    [4, ['cups-held-for-authentication'], ['signInNeeded']],
    [8, ['aborted-by-system'], ['driverProblem']],
    [8, ['cups-filter-crashed'], ['driverProblem']],
    [7, ['job-canceled-by-user'], []],
  ] as const)('means by job state %i with %j the reasons %j', async (state, keywords, reasons) => {
    const job = [...aJob(1, 't', state), { tag: keyword, name: 'job-state-reasons', values: [...keywords] }];
    const send = async (_path: string, message: Buffer) => toAnswer(2, message.includes('not-completed') ? [job] : []);
    expect((await createCupsQueue({ userName: 'x', wire: { send } }).jobs('P'))[0]?.reasons).toEqual(reasons);
  });

  it('does not take an answer that is cut short for an empty one', () => {
    const whole = toAnswer(2, [aJob(1, 'INV-1 aaaaaa', 9)]);
    for (let length = 9; length < whole.length; length++) expect(() => decodeIpp(whole.subarray(0, length))).toThrow(RangeError);
    expect(decodeIpp(whole).groups).toHaveLength(1);
  });
});

describe('finding a job', () => {
  it('goes by the token at the end of the title, never by the order', () => {
    const jobs = [
      { id: 1, title: 'INV-10 aaaaaa', state: 'done' as const, message: '' },
      { id: 2, title: 'INV-10 bbbbbb ', state: 'printing' as const, message: '' },
    ];
    expect(findByToken(jobs, 'bbbbbb')?.id).toBe(2);
    expect(findByToken(jobs, 'INV-10')).toBeNull();
  });
});
