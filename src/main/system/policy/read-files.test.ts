import { describe, expect, it } from 'vitest';
import { createFakePolicySystem, type FakePolicySystem, toUtf16 } from '../../../../tests/support/main/policy-system';
import { createPolicyReader } from './policy-reader';
import { maxPolicyBytes, type PolicySystem } from './policy-system';
import { readValues } from './read-values';

const linuxPath = '/etc/diwan/policy.json';
const windowsPath = String.raw`C:\ProgramData\Diwan\policy.json`;
const managed = '/Library/Managed Preferences/com.diwan.backoffice.plist';
const ofNoura = '/Library/Managed Preferences/noura/com.diwan.backoffice.plist';

const readAll = (machine: FakePolicySystem) =>
  createPolicyReader({ system: createFakePolicySystem(machine), ownFile: null, limitMs: 20 }).read();
const readLinux = async (content: string | Uint8Array, rest: Partial<FakePolicySystem> = {}) =>
  (await readAll({ platform: 'linux', files: { [linuxPath]: content }, ...rest }))[0];

describe('the machine’s file', () => {
  it.each([
    ['linux', linuxPath],
    ['darwin', '/Library/Application Support/Diwan/policy.json'],
    ['win32', windowsPath],
  ] as const)('lies on %s where administrators put files', async (platform, path) => {
    const admins = 'O:BAG:SYD:(A;;FA;;;BA)';
    const readings = await readAll({ platform, files: { [path]: '{"language":"en"}' }, descriptors: [admins, admins] });
    expect(readings.at(-1)).toEqual({
      place: 'machineFile',
      where: { enforced: path, defaults: `${path}: Defaults` },
      content: { enforced: { language: 'en' }, defaults: {} },
      problem: null,
    });
  });

  it('need not be there', async () => {
    expect(await readAll({ platform: 'linux' })).toMatchObject([{ content: { enforced: {}, defaults: {} }, problem: null }]);
  });

  const text = '{"$schema":"x","language":"en","Defaults":{"digits":"arab"}}';
  it.each([
    ['plain', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16', toUtf16(text)],
    ['UTF-16, the other way round', Buffer.from(toUtf16(text)).swap16()],
  ])('is read as %s', async (_what, bytes) => {
    expect(await readLinux(bytes)).toMatchObject({
      content: { enforced: { language: 'en' }, defaults: { digits: 'arab' } },
      problem: null,
    });
  });

  it.each([
    ['half a file', '{"language":"en",'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['no text', new Uint8Array([0xc3, 0x28])],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ])('cannot be read when it is %s', async (_what, content) => {
    expect(await readLinux(content)).toMatchObject({ content: null, problem: { code: 'unreadable', detail: expect.any(String) } });
  });

  it('says where it stops being JSON, and quotes nothing of it', async () => {
    const detailOf = async (content: string) => (await readLinux(content))?.problem?.detail;
    expect(await detailOf('{\n  "language": "en"\n  "proxyServer": "secret"\n}')).toBe('not JSON from line 3, character 3 on');
    expect(await detailOf('{"proxyServer": secret}')).toMatch(/^not JSON/);
    expect(await detailOf('{"proxyServer": secret}')).not.toContain('secret');
  });

  it('with two lists of start values takes one, and names the other', async () => {
    const reading = await readLinux('{"defaults":{"language":"en"},"Defaults":{"language":"ar"}}');
    expect(reading?.content?.defaults).toEqual({ language: 'ar' });
    expect(readValues(reading?.content?.enforced ?? {}, '').problems).toMatchObject([{ key: 'defaults', code: 'writtenTwice' }]);
    const none = await readLinux('{"Defaults":7}');
    expect(readValues(none?.content?.enforced ?? {}, '').problems).toMatchObject([{ key: 'Defaults', code: 'badValue' }]);
  });

  it.each([
    ['another', '{"language":"ar"}'],
    ['gone', undefined],
  ])('does not count when it is %s as soon as it was found to be an administrator’s', async (_what, after) => {
    const system = createFakePolicySystem({ platform: 'linux', files: { [linuxPath]: '{"language":"en"}' } });
    const later = createFakePolicySystem({ platform: 'linux', files: after === undefined ? {} : { [linuxPath]: after } });
    let isJudged = false;
    const changing: PolicySystem = {
      ...system,
      readFile: (...asked) => (isJudged ? later : system).readFile(...asked),
      async owners(path) {
        isJudged = true;
        return system.owners(path);
      },
    };
    const [reading] = await createPolicyReader({ system: changing, ownFile: null, limitMs: 20 }).read();
    expect(reading).toMatchObject({ content: null, problem: { code: 'unreadable' } });
  });

  it('is refused when it has 10 MB, and read at its largest', async () => {
    const sized = (bytes: number): string => `{"language":"en"}${' '.repeat(bytes - 17)}`;
    expect(await readLinux(sized(10 * 1024 * 1024))).toMatchObject({ content: null, problem: { code: 'tooLarge' } });
    expect(await readLinux(sized(maxPolicyBytes))).toMatchObject({ content: { enforced: { language: 'en' } } });
  });

  it.each([
    ['the file belongs to a person', { [linuxPath]: { uid: 1000 } }],
    ['everyone may write the file', { [linuxPath]: { mode: 0o666 } }],
    ['a group may write the file', { [linuxPath]: { mode: 0o664 } }],
    ['the folder belongs to a person', { '/etc/diwan': { uid: 1000 } }],
    ['everyone may write the folder', { '/etc/diwan': { mode: 0o777 } }],
    ['a group may write the folder', { '/etc/diwan': { mode: 0o775 } }],
    ['everyone may write a folder above', { '/etc': { mode: 0o1777 } }],
    ['people may write a folder above', { '/etc': { mode: 0o775, gid: 1000 } }],
  ])('does not count when %s', async (_what, owners) => {
    expect(await readLinux('{"language":"en"}', { owners })).toMatchObject({
      content: null,
      problem: { code: 'writableByEveryone', detail: expect.stringMatching(/belongs to user 1000|may write \/etc/) },
    });
  });

  it('counts when administrators of macOS may write a folder far above', async () => {
    const path = '/Library/Application Support/Diwan/policy.json';
    const owners = { '/Library/Application Support': { gid: 80, mode: 0o775 } };
    expect((await readAll({ platform: 'darwin', files: { [path]: '{}' }, owners })).at(-1)).toMatchObject({ problem: null });
    expect(await readLinux('{}', { owners: { '/etc': { gid: 80, mode: 0o775 } } })).toMatchObject({
      problem: { code: 'writableByEveryone' },
    });
  });

  const closed = 'O:BAG:SYD:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)';
  const onWindows = async (folder: string, file: string) =>
    (await readAll({ platform: 'win32', files: { [windowsPath]: '{"language":"en"}' }, descriptors: [folder, file] }))[2];

  it.each([
    ['people may only read', closed, closed],
    ['the installer of Windows owns it', 'O:S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464G:SYD:(A;;FA;;;BA)', closed],
    [
      'an administrator of the domain wrote it',
      closed,
      'O:S-1-5-21-1-2-3-512G:S-1-5-21-1-2-3-513D:AI(A;ID;FA;;;SY)(A;ID;FR;;;S-1-5-21-1-2-3-1001)',
    ],
    ['rights of people are for what is made later', `${closed}(A;OICIIO;GA;;;CO)(A;OICIIO;FA;;;BU)`, closed],
    ['people are denied to write', `O:BAD:(D;;FA;;;BU)(A;;FA;;;BA)`, closed],
    ['people may read under a condition, and Windows notes who does', 'O:BAD:(XA;;FR;;;BU;(@User.a == ")"))S:AI(AU;SA;FA;;;WD)', closed],
  ])('counts on Windows when %s', async (_what, folder, file) => {
    expect(await onWindows(folder, file)).toMatchObject({ content: { enforced: { language: 'en' } }, problem: null });
  });

  it.each([
    ['a person owns the file', closed, 'O:S-1-5-21-1-2-3-1001G:SYD:(A;;FA;;;BA)'],
    ['a person owns the folder', 'O:S-1-5-21-1-2-3-1001G:SYD:(A;;FA;;;BA)', closed],
    [
      'users may make files in the folder, as ProgramData lets them',
      'O:BAD:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)',
      closed,
    ],
    ['everyone may write the file', closed, 'O:BAD:(A;;FA;;;WD)'],
    ['users may change it', closed, 'O:BAD:(A;ID;0x1301bf;;;AU)(A;;FA;;;BA)'],
    ['a user may take it over', closed, 'O:BAD:(A;;WO;;;S-1-5-21-1-2-3-1001)'],
    ['there is no list, so that everything is allowed', closed, 'O:BAG:SY'],
    ['the list is null', closed, 'O:BAD:NO_ACCESS_CONTROL'],
    ['a condition lets users write', closed, 'O:BAD:(XA;;FA;;;AU;(Member_of {SID(BA)}))'],
    ['everyone may write it behind a condition', closed, 'O:BAD:(XA;;FR;;;BU;(@User.a == ")" && (Exists b)))(A;;FA;;;WD)'],
    ['a right is written as for the registry', closed, 'O:BAD:(A;;KA;;;BU)'],
    ['a right is written as a number', closed, 'O:BAD:(A;;2032127;;;BU)'],
    ['a right has a name that nobody knows', closed, 'O:BAD:(A;;QQ;;;BU)'],
    ['an entry is of a kind that nobody knows', closed, 'O:BAD:(A;;FA;;;BA)(QQ;;FR;;;BU)'],
    ['the list does not end', closed, 'O:BAD:(A;;FA;;;BA)(A;;FR;;;BU'],
    ['something stands between the entries', closed, 'O:BAD:(A;;FA;;;BA) (A;;FA;;;WD)'],
  ])('does not count on Windows when %s', async (_what, folder, file) => {
    expect(await onWindows(folder, file)).toMatchObject({ content: null, problem: { code: 'writableByEveryone' } });
  });

  it('does not count on Windows when nothing says who can write it', async () => {
    const files = { [windowsPath]: '{"language":"en"}' };
    for (const failing of [{ 'powershell.exe': 1 }, { 'powershell.exe': 'silent' as const }]) {
      expect((await readAll({ platform: 'win32', files, failing }))[2]).toMatchObject({ content: null, problem: { code: 'unreadable' } });
    }
  });

  it('may be another one in unpackaged builds, whoever may write that', async () => {
    const system = createFakePolicySystem({
      platform: 'linux',
      files: { '/tmp/policy.json': '{"language":"en"}', [linuxPath]: '{"language":"ar"}' },
      owners: { '/tmp/policy.json': { uid: 1000 } },
    });
    expect(await createPolicyReader({ system, ownFile: '/tmp/policy.json' }).read()).toMatchObject([
      { where: { enforced: '/tmp/policy.json' }, content: { enforced: { language: 'en' } } },
    ]);
  });
});

describe('managed preferences of macOS', () => {
  const files = { [managed]: 'bplist00', [ofNoura]: 'bplist00' };

  it('are read for the machine and for the account', async () => {
    const plists = {
      [managed]: { code: 0, output: '{"Language":"en","PayloadUUID":"x","Defaults":{"Digits":"arab"},"ExportFolder":"~/Documents"}' },
      [ofNoura]: { code: 0, output: '{"Appearance":"dark"}' },
    };
    expect(await readAll({ platform: 'darwin', files, plists })).toMatchObject([
      {
        place: 'machinePolicy',
        where: { enforced: managed, defaults: `${managed}: Defaults` },
        content: { enforced: { Language: 'en', ExportFolder: '~/Documents' }, defaults: { Digits: 'arab' } },
      },
      { place: 'userPolicy', where: { enforced: ofNoura }, content: { enforced: { Appearance: 'dark' } } },
      { place: 'machineFile', problem: null },
    ]);
  });

  it('need not be there', async () => {
    expect(await readAll({ platform: 'darwin' })).toMatchObject(
      Array.from({ length: 3 }, () => ({ content: { enforced: {} }, problem: null })),
    );
  });

  it('cannot be read when plutil says so or does not answer, and what it says is kept for IT', async () => {
    const broken = { code: 1, output: `${managed}: Property List error: Unexpected character` };
    expect((await readAll({ platform: 'darwin', files, plists: { [managed]: broken } }))[0]).toMatchObject({
      content: null,
      problem: { code: 'unreadable', detail: expect.stringContaining('Unexpected character') },
    });
    expect((await readAll({ platform: 'darwin', files, failing: { plutil: 'silent' } }))[0]).toMatchObject({
      problem: { code: 'unreadable' },
    });
  });

  it('do not count when somebody else may write them', async () => {
    const readings = await readAll({ platform: 'darwin', files, plists: {}, owners: { [managed]: { uid: 501 } } });
    expect(readings[0]).toMatchObject({ content: null, problem: { code: 'writableByEveryone' } });
  });
});
