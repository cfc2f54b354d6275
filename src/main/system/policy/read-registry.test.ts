import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createFakePolicySystem,
  exportRegistry,
  type FakePolicySystem,
  type RegistryTree,
} from '../../../../tests/support/main/policy-system';
import { otherType, parseRegistryExport } from './parse-registry-export';
import { createPolicyReader } from './policy-reader';
import { PolicyReadError } from './policy-reading';
import { maxPolicyBytes } from './policy-system';
import { readValues } from './read-values';
import { toRegistryContent } from './registry-content';

const machineKey = String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Diwan\Diwan`;
const userKey = String.raw`HKEY_CURRENT_USER\Software\Policies\Diwan\Diwan`;

const read = (machine: Omit<FakePolicySystem, 'platform'>) =>
  createPolicyReader({ system: createFakePolicySystem({ platform: 'win32', ...machine }), ownFile: null, limitMs: 20 }).read();
const readRegistry = async (registry: RegistryTree) => (await read({ registry }))[0];

describe('an export of the registry', () => {
  it('is read with every type, name and text that it can hold', () => {
    const text = [
      'Windows Registry Editor Version 5.00',
      '',
      String.raw`[HKEY_LOCAL_MACHINE\SOFTWARE\Policies\Diwan\Diwan]`,
      '@="no name"',
      '"ApiRoot"="https://shop.example/api"',
      String.raw`"Two words"="a \"quoted\" \\\\server\\share = [x]"`,
      '"Lines"="first\r\nsecond"',
      '"Arabic"="طابعة المخزن"',
      '"IdleLockMinutes"=dword:0000000a',
      '"SampleShop"=dword:00000000',
      // REG_EXPAND_SZ `%A%`, REG_MULTI_SZ `HP`, `ق` over two lines, REG_BINARY, REG_QWORD.
      '"Expand"=hex(2):25,00,41,00,25,00,00,00',
      '"Many"=hex(7):48,00,50,00,00,00,\\',
      '  42,06,00,00,00,00',
      '"Bytes"=hex:00,01',
      '"Long"=hex(b):01,00,00,00,00,00,00,00',
      '',
      String.raw`[HKEY_LOCAL_MACHINE\SOFTWARE\Policies\Diwan\Diwan\Printers]`,
      '"1"="HP *"',
      '',
      '',
    ].join('\r\n');
    const keys = parseRegistryExport(text);
    expect(keys.map(({ path, values }) => [path, Object.fromEntries(values)])).toEqual([
      [
        String.raw`HKEY_LOCAL_MACHINE\SOFTWARE\Policies\Diwan\Diwan`,
        {
          ApiRoot: 'https://shop.example/api',
          'Two words': String.raw`a "quoted" \\server\share = [x]`,
          Lines: 'first\r\nsecond',
          Arabic: 'طابعة المخزن',
          IdleLockMinutes: 10,
          SampleShop: 0,
          Expand: '%A%',
          Many: ['HP', 'ق'],
          Bytes: otherType,
          Long: otherType,
        },
      ],
      [String.raw`HKEY_LOCAL_MACHINE\SOFTWARE\Policies\Diwan\Diwan\Printers`, { 1: 'HP *' }],
    ]);
  });

  it('gives back every text that Windows can hold, as a value and as a name', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0'));
    const values = fc.dictionary(text, fc.oneof(text, fc.nat({ max: 0xffffffff }), fc.array(text.filter((one) => one !== ''))), {
      noNullPrototype: true,
    });
    const roundTrip = fc.property(values, (written) => {
      const [key] = parseRegistryExport(exportRegistry({ HKEY_TEST: written }, 'HKEY_TEST'));
      expect(key?.values).toEqual(new Map(Object.entries(written)));
    });
    fc.assert(roundTrip, { numRuns: 300, seed: 7 });
  });

  it('that is damaged anywhere is read or refused, and never half believed without a word', () => {
    const whole = exportRegistry(
      { HKEY_TEST: { ApiRoot: 'https://shop.example', Printers: ['a', 'b'], SampleShop: 0 } },
      'HKEY_TEST',
    ).trimEnd();
    for (let length = 0; length < whole.length; length += 1) {
      const cut = whole.slice(0, length);
      let read: unknown[] | null = null;
      try {
        read = parseRegistryExport(cut);
      } catch (error) {
        expect(error).toBeInstanceOf(PolicyReadError);
      }
      // An export cut between two bytes or digits looks complete; the reader relies on Windows to write the whole file.
      if (read !== null) expect(cut).toMatch(/^Windows Registry Editor Version 5\.00(\s*\[HKEY_TEST\](\s*"\w+"=\S+)*)?\s*$/);
    }
  });

  it.each(['', 'REGEDIT4\r\n', 'Windows Registry Editor Version 5.00\r\n\r\n[HKEY_LOCAL_MACHINE\\A]\r\n"x"="not closed'])(
    'is refused when it is %j',
    (text) => {
      expect(() => parseRegistryExport(text)).toThrowError();
    },
  );
});

describe('the policy in the registry', () => {
  it('is read from the machine and from the account, lists as keys of their own, flags as numbers, whatever the capitals', async () => {
    const readings = await read({
      registry: {
        [machineKey]: {
          ApiRoot: 'https://shop.example',
          SAMPLESHOP: 0,
          SilentPrinting: 1,
          IdleLockMinutes: 1,
          ProxyBypass: ['<local>', '*.shop.example'],
        },
        [`${machineKey}\\Printers`]: { 10: 'third *', 1: 'طابعة المخزن*', 2: 'second' },
        [`${machineKey}\\PrintRoutes`]: { 1: '{"document":"invoice","printer":"HP *","copies":2}' },
        [`${machineKey}\\Defaults`]: { Language: 'en' },
        [`${machineKey}\\Defaults\\AllowedHosts`]: { 1: 'cdn.example' },
        [userKey]: { Language: 'ar' },
      },
    });
    expect(readings).toEqual([
      {
        place: 'machinePolicy',
        where: { enforced: machineKey, defaults: `${machineKey}\\Defaults` },
        content: {
          enforced: {
            apiRoot: 'https://shop.example',
            sampleShop: false,
            silentPrinting: true,
            idleLockMinutes: 1,
            proxyBypass: ['<local>', '*.shop.example'],
            printers: ['طابعة المخزن*', 'second', 'third *'],
            printRoutes: [{ document: 'invoice', printer: 'HP *', copies: 2 }],
          },
          defaults: { language: 'en', allowedHosts: ['cdn.example'] },
        },
        problem: null,
      },
      expect.objectContaining({ place: 'userPolicy', content: { enforced: { language: 'ar' }, defaults: {} } }),
      expect.objectContaining({ place: 'machineFile', content: { enforced: {}, defaults: {} } }),
    ]);
  });

  it('puts a list in the order of its numbers, wherever Windows writes them', () => {
    const text = `Windows Registry Editor Version 5.00\r\n\r\n[${machineKey}\\Printers]\r\n"10"="third"\r\n"1"="first"\r\n"2"="second"\r\n`;
    expect(toRegistryContent(parseRegistryExport(text), machineKey).enforced).toEqual({ printers: ['first', 'second', 'third'] });
  });

  it('names a list with a number in it instead of leaving the number out', () => {
    const text = `Windows Registry Editor Version 5.00\r\n\r\n[${machineKey}\\Printers]\r\n"1"="first"\r\n"2"=dword:00000007\r\n`;
    const { enforced } = toRegistryContent(parseRegistryExport(text), machineKey);
    expect(readValues(enforced, '')).toMatchObject({ values: {}, mistaken: ['printers'] });
  });

  it('is asked of the system’s own program, in the 64-bit registry', async () => {
    const system = createFakePolicySystem({ platform: 'win32', registry: { [machineKey]: { Language: 'en' } } });
    await createPolicyReader({ system, ownFile: null }).read();
    expect(system.ran[0]).toBe(String.raw`C:\Windows\System32\reg.exe export ${machineKey} C:\scratch\1 /y /reg:64`);
  });

  it.each([
    ['nothing of ours', {}],
    ['a neighbour whose name begins the same', { 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Diwan\\Diwan2': { Language: 'en' } }],
    ['another program of the vendor', { 'HKEY_LOCAL_MACHINE\\Software\\Policies\\Diwan\\Other': { Language: 'en' } }],
  ])('is empty where there is %s', async (_what, registry) => {
    expect(await readRegistry(registry)).toMatchObject({ content: { enforced: {}, defaults: {} }, problem: null });
  });

  it('is not taken for empty where the registry may not be read', async () => {
    const [machine, user, file] = await read({ failing: { 'reg.exe': 1 } });
    expect([machine, user]).toMatchObject([
      { content: null, problem: { code: 'unreadable', detail: expect.stringContaining('forbids'), isForbidden: true } },
      { content: null, problem: { code: 'unreadable', isForbidden: true } },
    ]);
    expect(file).toMatchObject({ problem: null });
  });

  it('is not taken for empty where a key is there that does not let itself be read', async () => {
    const system = createFakePolicySystem({ platform: 'win32', registry: { [machineKey]: {} } });
    const { run } = system;
    system.run = async (program, args) => (args[0] === 'export' ? { code: 1, output: new Uint8Array() } : run(program, args));
    const [machine] = await createPolicyReader({ system, ownFile: null }).read();
    expect(machine).toMatchObject({ content: null, problem: { code: 'unreadable', isForbidden: false } });
  });

  it('is refused when it is larger than a policy may be', async () => {
    const [machine] = await read({ registry: { [machineKey]: { Language: 'x'.repeat(maxPolicyBytes) } } });
    expect(machine).toMatchObject({ content: null, problem: { code: 'tooLarge' } });
  });

  it.each([
    ['cannot be started', Object.assign(new Error('spawn EACCES'), { code: 'EACCES' })],
    ['never answers', 'silent' as const],
  ])('leaves the file in force where reg.exe %s', async (_what, failure) => {
    const path = String.raw`C:\ProgramData\Diwan\policy.json`;
    const descriptor = 'O:BAG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)';
    const readings = await read({
      failing: { 'reg.exe': failure },
      files: { [path]: '{"language":"en"}' },
      descriptors: [descriptor, descriptor],
    });
    expect(readings).toMatchObject([
      { place: 'machinePolicy', content: null, problem: { code: 'unreadable' } },
      { place: 'userPolicy', content: null, problem: { code: 'unreadable' } },
      { place: 'machineFile', content: { enforced: { language: 'en' } }, problem: null },
    ]);
  });
});
