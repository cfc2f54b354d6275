// npm run release:check | release:publish -- FOLDER: checks the tag and the update addresses, or uploads packages to the update server,
// update files last.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPlaceholders } from '../packaging/publisher.ts';
import { readRelease } from './release-files.ts';
import { uploadRelease } from './upload.ts';

const root = process.cwd();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const [step, folder = join(root, 'release')] = process.argv.slice(2);

/** Throws for mistakes that would make a release unusable, before an hour of building. */
function check({ GITHUB_REF_NAME: tag, DIWAN_UPDATE_FEED: feed, DIWAN_RELEASE_URL: url }: NodeJS.ProcessEnv): void {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag ?? 'not given (GITHUB_REF_NAME)'}, the version in package.json ${version}.`);
  if (URL.parse(feed ?? '')?.protocol !== 'https:')
    throw new Error('DIWAN_UPDATE_FEED has to be the https address where apps look for updates.');
  const placeholders = findPlaceholders(root, { DIWAN_UPDATE_FEED: feed ?? '', ...(url && { DIWAN_RELEASE_URL: url }) });
  if (placeholders.length > 0) throw new Error(`Nobody is behind this release yet (docs/releasing.md):\n${placeholders.join('\n')}`);
  console.log(`${tag} is the version in package.json; apps look for updates at ${feed}`);
}

async function publish(): Promise<void> {
  const { DIWAN_RELEASE_URL: url, DIWAN_RELEASE_TOKEN: token } = process.env;
  if (!url || !token) throw new Error('DIWAN_RELEASE_URL and DIWAN_RELEASE_TOKEN say where packages go.');
  await uploadRelease(readRelease(folder, version), { url, token, say: console.log });
}

try {
  if (step === 'check') check(process.env);
  else if (step === 'publish') await publish();
  else throw new Error('npm run release:check, or npm run release:publish -- FOLDER');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
