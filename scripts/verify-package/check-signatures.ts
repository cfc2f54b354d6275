import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type Authority, readSignature, type Signature } from './authenticode.ts';
import { type PackedApp, readText } from './packed-app.ts';

export interface SignatureOutcome {
  problems: string[];
  /** What was checked, as text for the report. */
  said: string;
}

const signable = /\.(exe|dll|node)$/;

/** Returns the publishers of updates that the package names. */
async function readNamedPublishers({ resources }: Pick<PackedApp, 'resources'>): Promise<string[]> {
  const { publisherName = [] } = parseYaml((await readText(join(resources, 'app-update.yml'))) ?? '{}') as {
    publisherName?: string | string[];
  };
  return [publisherName].flat();
}

/** Returns a publisher's name; a publisher may be a name or a whole subject: `CN="Shop, W.L.L.", O=…`. */
const toCommonName = (publisher: string): string => /(?:^|,\s*)CN=(?:"(.*?)"|([^,]*))/.exec(publisher)?.slice(1).find(Boolean) ?? publisher;

/** Checks that each file is signed, and all by the same publisher: one of `publishers` if there are any. */
export async function checkAuthenticode(
  folder: string,
  files: string[],
  publishers: string[],
  authority: Authority,
): Promise<SignatureOutcome> {
  const signatures = new Map<string, Signature>();
  // One after the other, because PowerShell uses a second of processor time for each.
  for (const path of files) signatures.set(path, await readSignature(join(folder, path), authority));
  const found = [...signatures.values()].flatMap((signature) => ('publisher' in signature ? [signature.publisher] : []));
  const expected = publishers.length > 0 ? publishers.map(toCommonName) : found.slice(0, 1);
  const problems = [...signatures].flatMap(([path, signature]) => {
    if ('problem' in signature) return [`${path} ${signature.problem}`];
    return expected.includes(signature.publisher) ? [] : [`${path} is signed by ${signature.publisher}, not by ${expected.join(' or ')}`];
  });
  const by = problems.length < files.length ? ` by ${expected.join(' or ')}` : '';
  return { problems, said: `${files.length - problems.length} of ${files.length} verified as signed${by}` };
}

const macQuestions = [
  ['codesign', ['--verify', '--deep', '--strict'], 'its signature does not hold'],
  ['spctl', ['--assess', '--type', 'execute'], 'macOS would not start it'],
  ['xcrun', ['stapler', 'validate'], 'the notary’s ticket is missing'],
] as const;

/** Runs macOS' checks of a path; each is a program, and the text for a path that it rejects. */
export async function askMac(
  path: string,
  questions: readonly (readonly [string, readonly string[], string])[],
  { run, system }: Authority,
): Promise<SignatureOutcome> {
  if (system !== 'darwin') return { problems: [], said: 'only macOS can read the signature of a Mac app' };
  const isRefused = (command: string, args: readonly string[]): Promise<boolean> =>
    run(command, [...args, path]).then(
      () => false,
      () => true,
    );
  const refused = await Promise.all(questions.map(([command, args]) => isRefused(command, args)));
  const problems = questions.filter((_, index) => refused[index]).map(([, , problem]) => problem);
  return { problems, said: problems.length === 0 ? 'signed, notarized and stapled' : 'not as macOS wants it' };
}

/** Verifies signatures as far as this system can. */
export async function checkSignatures(app: PackedApp, publisher: string | null, authority: Authority): Promise<SignatureOutcome> {
  if (app.system === 'mac') return askMac(app.folder, macQuestions, authority);
  if (app.system === 'linux') return { problems: [], said: 'programs of Linux carry none; the repository signs its packages' };
  const publishers = publisher ? [publisher] : await readNamedPublishers(app);
  return checkAuthenticode(
    app.folder,
    app.files.filter((path) => signable.test(path)),
    publishers,
    authority,
  );
}
