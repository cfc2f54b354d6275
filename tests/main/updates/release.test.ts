import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readRelease, sha512Of } from '../../../scripts/publishing/release-files';
import { uploadRelease } from '../../../scripts/publishing/upload';

let folder: string;
let server: Server;
let url: string;
let stored: Map<string, Buffer>;
let puts: string[];
/** Names for which the server responds with an error. */
let broken: Set<string>;
let said: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-release-'));
  [stored, puts, broken, said] = [new Map(), [], new Set(), []];
  server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').replace('/updates/', ''));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.headers.authorization !== 'Bearer word') return void response.writeHead(401).end();
      if (request.method === 'GET') return void response.writeHead(stored.has(name) ? 200 : 404).end(stored.get(name));
      if (broken.has(name)) return void response.writeHead(503).end();
      if (request.headers['if-none-match'] === '*' && stored.has(name)) return void response.writeHead(412).end();
      puts.push(name);
      stored.set(name, Buffer.concat(chunks));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/updates`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const updateFile = (name: string, artefact: string, content: string, version = '1.2.3'): void =>
  put(name, stringify({ version, files: [{ url: artefact, sha512: sha512Of(Buffer.from(content)), size: content.length }] }));
const fill = (): void => {
  put('Diwan-1.2.3-setup.exe', 'windows');
  put('Diwan-1.2.3-setup.exe.blockmap', 'blocks');
  put('Diwan-1.2.3.msi', 'for IT');
  put('Diwan-1.2.3-mac.zip', 'mac');
  put('builder-debug.yml', 'x: 1');
  updateFile('latest.yml', 'Diwan-1.2.3-setup.exe', 'windows');
  updateFile('latest-mac.yml', 'Diwan-1.2.3-mac.zip', 'mac');
};
const publish = (): Promise<void> =>
  uploadRelease(readRelease(folder, '1.2.3'), { url, token: 'word', say: (line) => void said.push(line) });

describe('a release', () => {
  it('puts packages on the server first, and what apps ask for last', async () => {
    fill();
    await publish();
    expect(puts.slice(0, 4).sort()).toEqual([
      'Diwan-1.2.3-mac.zip',
      'Diwan-1.2.3-setup.exe',
      'Diwan-1.2.3-setup.exe.blockmap',
      'Diwan-1.2.3.msi',
    ]);
    expect(puts.slice(4)).toEqual(['latest-mac.yml', 'latest.yml']);
    expect(stored.get('Diwan-1.2.3.msi')?.toString()).toBe('for IT');
  });

  it('offers nothing when one package did not arrive, and goes on where it stopped the next time', async () => {
    fill();
    broken.add('Diwan-1.2.3.msi');
    await expect(publish()).rejects.toThrow('Diwan-1.2.3.msi: the server answered 503');
    expect(puts.filter((name) => name.endsWith('.yml'))).toEqual([]);
    broken.clear();
    await publish();
    expect(said).toContain('is there: Diwan-1.2.3-setup.exe');
    expect(puts.slice(-2)).toEqual(['latest-mac.yml', 'latest.yml']);
    expect(new Set(puts).size).toBe(puts.length);
  });

  it('never changes what lies under a name', async () => {
    fill();
    stored.set('Diwan-1.2.3.msi', Buffer.from('another'));
    await expect(publish()).rejects.toThrow('Diwan-1.2.3.msi is there with another content');
    expect(stored.get('Diwan-1.2.3.msi')?.toString()).toBe('another');
    expect(puts.filter((name) => name.endsWith('.yml'))).toEqual([]);
  });

  it.each([
    ['a package that is not there', () => updateFile('latest.yml', 'Diwan-1.2.4.exe', 'x'), 'names Diwan-1.2.4.exe, which is not there'],
    ['another content', () => updateFile('latest.yml', 'Diwan-1.2.3-setup.exe', 'tampered'), 'with another content'],
    ['another version', () => updateFile('latest.yml', 'Diwan-1.2.3-setup.exe', 'windows', '1.2.2'), 'latest.yml is of 1.2.2'],
    ['nothing', () => put('latest.yml', '<html>'), 'latest.yml is no update file'],
  ])('is refused before the first byte when an update file names %s', async (_what, spoil, words) => {
    fill();
    spoil();
    await expect((async () => publish())()).rejects.toThrow(words);
    expect(puts).toEqual([]);
  });

  it('needs packages, a word for the server, and https unless the server is this machine', async () => {
    expect(() => readRelease(folder, '1.2.3')).toThrow('no packages');
    fill();
    const files = readRelease(folder, '1.2.3');
    await expect(uploadRelease(files, { url, token: 'wrong', say: () => undefined })).rejects.toThrow('the server answered 401');
    await expect(uploadRelease(files, { url: 'http://updates.example/', token: 'word', say: () => undefined })).rejects.toThrow('https');
  });
});

describe('before a release is built', () => {
  const root = join(import.meta.dirname, '../../..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  /** Writes the files as the publishing organization fills them in, with these changes. */
  const fillIn = (own: Record<string, string> = {}, holder = 'Shop W.L.L.'): void => {
    const filled = { version, author: 'Shop W.L.L. <it@shop.com.kw>', homepage: 'https://diwan.shop.com.kw', ...own };
    put('package.json', JSON.stringify(filled));
    put('LICENSE', `Copyright © 2026 ${holder}`);
  };
  const check = (tag: string, feed: string, url = '') =>
    spawnSync(process.execPath, [join(root, 'scripts/publishing/run.ts'), 'check'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_REF_NAME: tag, DIWAN_UPDATE_FEED: feed, DIWAN_RELEASE_URL: url },
    });
  const feed = 'https://updates.shop.com.kw/';

  it('the tag is the version, and apps will look for updates over https', () => {
    fillIn();
    expect(check(`v${version}`, feed)).toMatchObject({ status: 0 });
    expect(check('v9.9.9', feed)).toMatchObject({ status: 1, stderr: expect.stringContaining('The tag is v9.9.9') });
    expect(check(`v${version}`, '')).toMatchObject({ status: 1, stderr: expect.stringContaining('DIWAN_UPDATE_FEED') });
    expect(check(`v${version}`, 'http://updates.shop.com.kw/')).toMatchObject({ status: 1 });
  });

  it.each([
    ['the publisher', { author: 'Diwan maintainers <it@shop.com.kw>' }, 'author in package.json names no publisher'],
    [
      'the address of the publisher',
      { author: 'Shop W.L.L. <maintainers@diwan.example>' },
      'has an address of nobody: maintainers@diwan.example',
    ],
    ['the page of the program', { homepage: 'https://diwan.example' }, 'homepage in package.json is an address of nobody'],
  ])('a placeholder for %s is refused', (_, own, words) => {
    fillIn(own);
    expect(check(`v${version}`, feed)).toMatchObject({ status: 1, stderr: expect.stringContaining(words) });
  });

  it('so is a server that stands in for one, and a licence of somebody else', () => {
    fillIn();
    expect(check(`v${version}`, 'https://updates.example/').stderr).toContain('DIWAN_UPDATE_FEED is an address of nobody');
    expect(check(`v${version}`, feed, 'https://put.shop.example/x').stderr).toContain('DIWAN_RELEASE_URL is an address of nobody');
    fillIn({}, 'Diwan maintainers');
    expect(check(`v${version}`, feed).stderr).toContain('LICENSE does not name Shop W.L.L.');
  });

  it('the publisher stands in no other file', () => {
    const elsewhere = ['electron-builder.yml', 'scripts', 'resources', '.github', 'src']
      .flatMap((top) =>
        spawnSync('git', ['grep', '-lE', 'diwan\\.example|Diwan maintainers', '--', top], { cwd: root, encoding: 'utf8' }).stdout.split(
          '\n',
        ),
      )
      .filter(Boolean);
    expect(elsewhere).toEqual(['scripts/packaging/publisher.ts']);
  });
});
