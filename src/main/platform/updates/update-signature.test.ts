import { EventEmitter } from 'node:events';
import { UpdateError } from '@main/support/updates/updater';
import { describe, expect, it } from 'vitest';
import { createStrictVerifier } from './update-signature';
import { handToSquirrel } from './update-squirrel';

const log = { info: () => undefined, warn: () => undefined, error: () => '', hide: () => () => undefined };
type Verify = NonNullable<Parameters<typeof createStrictVerifier>[1]>;
const verdict = (verify: Verify): Promise<string | null> => createStrictVerifier(log, verify)(['CN=Diwan'], 'C:\\x.exe');

describe('the signature of a Windows installer', () => {
  it('passes when it is the publisher’s, and only then', async () => {
    expect(await verdict(async () => null)).toBeNull();
    expect(await verdict(async () => 'publisherNames: CN=Diwan, raw info: …')).toContain('publisherNames');
  });

  it.each([
    'Cannot execute ConvertTo-Json: not allowed. Ignoring signature validation due to unsupported powershell version. Please upgrade to powershell 3 or higher.',
    'Unable to verify LiteralPath of update asset due to missing data.Path. Skipping this step of validation. Message: …',
  ])('does not pass when it was not looked at: %s', async (words) => {
    expect(
      await verdict(async (_names, _path, logger) => {
        logger.warn(words);
        return null;
      }),
    ).toBe(words);
  });

  it('is read by a PowerShell that lies on the search path, never in the current folder', async () => {
    delete process.env.NoDefaultCurrentDirectoryInExePath;
    let seen: string | undefined;
    await verdict(async () => {
      seen = process.env.NoDefaultCurrentDirectoryInExePath;
      return null;
    });
    expect(seen).toBe('1');
  });

  it('passes with a warning about something else', async () => {
    expect(
      await verdict(async (_names, _path, logger) => {
        logger.warn('Signature validated using only CN Diwan. Please add your full Distinguished Name (DN)');
        return null;
      }),
    ).toBeNull();
  });
});

describe('an update on a Mac', () => {
  const native = () => Object.assign(new EventEmitter(), { checkForUpdates: () => undefined });

  it('is ready once the system has taken it', async () => {
    const updater = native();
    const taken = handToSquirrel(updater);
    updater.emit('update-downloaded');
    await expect(taken).resolves.toBeUndefined();
    expect(updater.listenerCount('error')).toBe(0);
  });

  it.each([
    ['Code signature at URL file:///… did not pass validation: code failed to satisfy specified code requirement(s)', 'notSigned'],
    ['Could not get code signature for running application', 'notSigned'],
    ['Cannot update while running on a read-only volume.', 'installFailed'],
  ])('is refused with %s', async (words, problem) => {
    const updater = native();
    const taken = handToSquirrel(updater);
    updater.emit('error', new Error(words));
    await expect(taken).rejects.toSatisfy((error) => error instanceof UpdateError && error.problem === problem);
  });
});
