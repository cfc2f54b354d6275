import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { createPolicySystem } from '@main/platform/policy-system';
import { createSystemPrograms } from '@main/platform/system-programs';
import { createPolicyReader } from '@main/system/policy/policy-reader';
import { maxPolicyBytes } from '@main/system/policy/policy-system';
import { assertTrusted } from '@main/system/policy/trusted-file';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
const system = () =>
  createPolicySystem({ windowsFolder: 'C:\\Windows', userData: join(folder, 'data'), programs: createSystemPrograms('C:\\Windows') });
const write = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const withAbove = (path: string): string[] => (path === dirname(path) ? [path] : [path, ...withAbove(dirname(path))]);
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'diwan-policy-system-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('the machine that a policy is read from', () => {
  it('gives what a program says and its exit code, and none of the person’s environment to it', async () => {
    process.env.PLUTIL_TRICK = 'loaded';
    const { code, output } = await system().run('/bin/sh', ['-c', 'env; exit 3']);
    delete process.env.PLUTIL_TRICK;
    expect(code).toBe(3);
    const names = Buffer.from(output)
      .toString()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names).toContain('PATH');
    expect(names.filter((name) => ['PLUTIL_TRICK', 'HOME', 'LD_PRELOAD'].includes(name ?? ''))).toEqual([]);
  });

  it('rejects for a program that is not there, and for one that says more than a policy may', async () => {
    await expect(system().run('/nowhere/reg.exe', [])).rejects.toThrowError('ENOENT');
    await expect(system().run('/bin/sh', ['-c', 'head -c 2000000 /dev/zero'])).rejects.toThrowError('maxBuffer');
  });

  it('gives a file, and not one that is missing, too large or no file', async () => {
    const path = write('policy.json', '{"language":"en"}');
    expect(Buffer.from(await system().readFile(path, 100)).toString()).toBe('{"language":"en"}');
    await expect(system().readFile(path, 10)).rejects.toMatchObject({ code: 'EFBIG' });
    await expect(system().readFile(join(folder, 'other.json'), 100)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(system().readFile(folder, 100)).rejects.toThrowError();
  });

  it('says who owns a file, its folder and all above, and the same of where a link leads', async () => {
    mkdirSync(join(folder, 'far'));
    const [far, link] = [write('far/policy.json', '{}'), join(folder, 'link.json')];
    chmodSync(far, 0o640);
    symlinkSync(far, link);
    const owners = await system().owners(link);
    const above = withAbove(folder);
    expect(owners.map(({ path, isOwn }) => [path, isOwn])).toEqual([
      [far, true],
      [join(folder, 'far'), true],
      ...above.map((path) => [path, false]),
      [link, true],
      [folder, true],
      ...above.slice(1).map((path) => [path, false]),
    ]);
    const { uid, gid } = userInfo();
    expect(owners[0]).toMatchObject({ uid, gid, mode: statSync(far).mode });
    expect(owners.at(-1)).toMatchObject({ path: '/', uid: statSync('/').uid });
  });

  it('with the checks of the reader refuses a file where everyone may write, and takes one of the system’s own', async () => {
    const refused = assertTrusted(system(), write('policy.json', '{}'));
    await expect(refused).rejects.toMatchObject({
      code: 'writableByEveryone',
      message: expect.stringMatching(/may write|belongs to user/),
    });
    if (statSync('/etc/passwd').uid === 0 && statSync('/').uid === 0)
      await expect(assertTrusted(system(), '/etc/passwd')).resolves.toBeUndefined();
  });

  it('lends a place for one answer and clears it away', async () => {
    const borrowed = await system().withScratchFile(async (path) => {
      writeFileSync(path, 'answer');
      return path;
    });
    expect(() => statSync(borrowed)).toThrowError('ENOENT');
  });

  it('together with the reader takes a file that IT has named for unpackaged builds, and refuses 10 MB', async () => {
    const read = async (ownFile: string) => (await createPolicyReader({ system: system(), ownFile }).read()).at(-1);
    expect(await read(write('policy.json', '\ufeff{"language":"en"}'))).toMatchObject({
      content: { enforced: { language: 'en' } },
      problem: null,
    });
    expect(await read(write('large.json', ' '.repeat(10 * maxPolicyBytes)))).toMatchObject({
      content: null,
      problem: { code: 'tooLarge' },
    });
  });
});
