/** Format of the app's versions: `1.4`, `1.4.2`, and `1.4.2-beta.1`. */
export const versionPattern = /^\d{1,6}(\.\d{1,6}){0,2}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

function toParts(version: string): { numbers: number[]; trial: string[] } {
  const [numbers = '', ...trial] = version.split('-');
  return { numbers: numbers.split('.').map(Number), trial: trial.length > 0 ? trial.join('-').split('.') : [] };
}

/** Compares parts of a prerelease: numbers are compared as numbers and come before words (semver.org, 11). */
function compareTrial(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => (/^\d+$/.test(text) ? Number(text) : null));
  if (first !== null && second !== null && first !== undefined && second !== undefined) return first - second;
  if (first === null && second === null) return one === other ? 0 : one < other ? -1 : 1;
  return first === null ? 1 : -1;
}

/** Whether a version is older; a test version is older than the release with the same numbers. */
export function isOlderVersion(version: string, than: string): boolean {
  const [own, wanted] = [toParts(version), toParts(than)];
  for (const index of [0, 1, 2]) {
    const difference = (own.numbers[index] ?? 0) - (wanted.numbers[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  if (own.trial.length === 0 || wanted.trial.length === 0) return own.trial.length > wanted.trial.length;
  for (let index = 0; index < Math.max(own.trial.length, wanted.trial.length); index += 1) {
    const [one, other] = [own.trial[index], wanted.trial[index]];
    if (one === undefined || other === undefined) return one === undefined;
    const difference = compareTrial(one, other);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
