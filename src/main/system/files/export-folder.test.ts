import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExportFolder } from './export-folder';

let root: string;
const decide = (value: string, isEnforced = true) =>
  createExportFolder({ entry: () => ({ value, isEnforced, source: 'machineFile', where: 'policy.json' }) as never }, () =>
    join(root, 'home'),
  );
const refusal = (folder: string) => ({ failure: { code: 'exportFolderOnly', message: folder } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diwan-export-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the folder for what a person saves', () => {
  it('is the person’s matter where IT says nothing', async () => {
    const free = createExportFolder({ entry: () => undefined });
    expect([await free.start(null), await free.start('/own')]).toEqual([null, '/own']);
    await expect(free.demand('/anywhere/a.pdf')).resolves.toBeUndefined();
  });

  it('is offered first as a start value, and left for a folder of one’s own', async () => {
    const offered = decide(join(root, 'offered'), false);
    expect([await offered.start(null), await offered.start('/own')]).toEqual([join(root, 'offered'), '/own']);
    await expect(offered.demand('/anywhere/a.pdf')).resolves.toBeUndefined();
  });

  it('is made, and nothing is saved outside of it, where IT enforces it', async () => {
    const folder = join(root, 'only');
    const only = decide(folder);
    expect(await only.start('/own')).toBe(folder);
    mkdirSync(join(folder, 'November'));
    await expect(only.demand(join(folder, 'a.pdf'))).resolves.toBeUndefined();
    await expect(only.demand(join(folder, 'November', 'a.pdf'))).resolves.toBeUndefined();
    await expect(only.demand(join(root, 'a.pdf'))).rejects.toMatchObject(refusal(folder));
    mkdirSync(`${folder}-not`);
    await expect(only.demand(join(`${folder}-not`, 'a.pdf'))).rejects.toMatchObject(refusal(folder));
  });

  it('is not left through a link inside of it', async () => {
    const folder = join(root, 'only');
    await decide(folder).start(null);
    symlinkSync(root, join(folder, 'out'));
    await expect(decide(folder).demand(join(folder, 'out', 'a.pdf'))).rejects.toMatchObject(refusal(folder));
  });

  it.each(['~/Diwan', '%UserProfile%/Diwan'])('lies in the person’s own folder as %s', async (written) => {
    expect(await decide(written).start(null)).toBe(join(root, 'home', 'Diwan'));
  });

  it('takes the person’s own folder from the system, not from the environment', async () => {
    const before = process.env.HOME;
    process.env.HOME = root;
    mkdirSync(join(root, 'x'));
    const policy = { entry: () => ({ value: '~/x', isEnforced: true, source: 'machineFile', where: '' }) as never };
    await expect(createExportFolder(policy).demand(join(root, 'x', 'a.pdf'))).rejects.toMatchObject({
      failure: { code: 'exportFolderOnly' },
    });
    process.env.HOME = before;
  });
});
