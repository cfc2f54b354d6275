import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Download, type FoundUpdate, UpdateError, type Updater, type UpdaterOptions } from '@main/support/updates/updater';
import type { Logger } from '@main/system/log/logger';
import { isSecureAddress } from '@shared/domain/server/api-root';
import { AppImageUpdater, type AppUpdater, BaseUpdater, CancellationToken, MacUpdater, NsisUpdater } from 'electron-updater';
import { createStrictVerifier } from './update-signature';
import { handToSquirrel, type NativeUpdater } from './update-squirrel';

/** Content of `app-update.yml`, which electron-builder writes. */
interface BuiltConfig {
  provider?: string;
  url?: string;
  publisherName?: string | string[] | null;
}

interface RequestOptions {
  protocol?: string | null;
  hostname?: string | null;
  port?: string | number | null;
  path?: string | null;
}

/** Properties of electron-updater that its types don't have. */
interface Internals {
  configOnDisk: { value: Promise<BuiltConfig | null> };
  httpExecutor: { createRequest(options: RequestOptions, callback: (response: unknown) => void): EventEmitter };
  /** Only `MacUpdater` has this property. */
  nativeUpdater: NativeUpdater;
  squirrelDownloadedUpdate: boolean;
}

/** Fails with an event like a request without a connection, because nothing catches an exception during a redirect. */
class RefusedRequest extends EventEmitter {
  readonly #error: Error;
  constructor(url: URL) {
    super();
    this.#error = new UpdateError('foreignHost', `the update server names another host: ${url.origin}`);
  }
  end(): void {
    queueMicrotask(() => this.emit('error', this.#error));
  }
  abort(): void {
    this.emit('abort');
  }
}

/** Refuses requests to any host but the update server, including those for its files and redirects. */
function keepTo(origin: () => string | null, { httpExecutor }: Internals): void {
  const create = httpExecutor.createRequest.bind(httpExecutor);
  httpExecutor.createRequest = (options, callback) => {
    const port = options.port ? `:${options.port}` : '';
    const url = new URL(`${options.protocol ?? 'https:'}//${options.hostname}${port}${options.path ?? '/'}`);
    return url.origin === origin() ? create(options, callback) : new RefusedRequest(url);
  };
}

async function readBuiltConfig(internals: Internals): Promise<BuiltConfig> {
  try {
    return (await internals.configOnDisk.value) ?? {};
  } catch (error) {
    throw new UpdateError('unreadable', 'app-update.yml cannot be read', { cause: error });
  }
}

function toFeed({ provider, url }: BuiltConfig, ownFeed: string | undefined, allowLoopback: boolean): URL {
  const address = URL.parse(ownFeed ?? (provider === 'generic' ? url : undefined) ?? '');
  if (!address) throw new UpdateError('unreadable', 'no address of an update server');
  if (address.protocol === 'https:' || (allowLoopback && isSecureAddress(address))) return address;
  throw new UpdateError('insecureFeed', `the update server is not asked over ${address.protocol}`);
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}

function toUpdaterLog(log: Logger) {
  const line = (text: unknown): { text: string } => ({
    text: String(text instanceof Error ? text.message : text)
      .split('\n', 1)
      .join()
      .slice(0, 500),
  });
  return {
    info: (text: unknown) => log.info('updates.updater', line(text)),
    warn: (text: unknown) => log.warn('updates.updater', line(text)),
    error: (text: unknown) => log.warn('updates.updater', line(text)),
  };
}

/** Returns the updater for this system. `developmentConfig` is a file that replaces `app-update.yml` if the app isn't packaged. */
export function createSystemUpdater(developmentConfig: string | null): AppUpdater {
  const kinds: Partial<Record<NodeJS.Platform, new () => AppUpdater>> = { win32: NsisUpdater, darwin: MacUpdater };
  const updater = new (kinds[process.platform] ?? AppImageUpdater)();
  if (developmentConfig !== null) Object.assign(updater, { updateConfigPath: developmentConfig, forceDevUpdateConfig: true });
  return updater;
}

export interface EngineOptions extends Omit<UpdaterOptions, 'proxy'> {
  /** A new updater of electron-updater. */
  updater: AppUpdater;
  /** Plain http to this computer; for tests and developers. */
  allowLoopback: boolean;
}

/** Returns a date as text, because the YAML parser converts texts that look like dates into dates. */
const toDateText = (date: unknown): string | null => (date instanceof Date ? date.toISOString() : typeof date === 'string' ? date : null);
const toNotes = (notes: unknown): string | null => (typeof notes === 'string' ? notes : null);

function configure(updater: AppUpdater, log: Logger): void {
  Object.assign(updater, {
    autoDownload: false,
    // An installation while the system shuts down may stay incomplete.
    autoInstallOnAppQuit: false,
    disableWebInstaller: true,
    logger: toUpdaterLog(log),
  });
  if (updater instanceof NsisUpdater) updater.verifyUpdateCodeSignature = createStrictVerifier(log);
}

/** Returns null if the download was canceled. */
async function download(updater: AppUpdater, { onProgress, signal }: Download): Promise<string | null> {
  const token = new CancellationToken();
  const cancel = (): void => token.cancel();
  const progress = ({ percent }: { percent: number }): void => onProgress(percent);
  signal.addEventListener('abort', cancel, { once: true });
  updater.on('download-progress', progress);
  try {
    const [path] = await updater.downloadUpdate(token);
    return signal.aborted || path === undefined ? null : path;
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    updater.off('download-progress', progress);
  }
}

/** electron-updater without its defaults: no automatic downloads or installations, no skipped checks, no other hosts. */
export function createUpdateEngine({ updater, feed, channel, allowLoopback, log }: EngineOptions): Updater {
  const internals = updater as unknown as Internals;
  let origin: string | null = null;
  let downloaded: { path: string; hash: string } | null = null;
  let lastError: Error | null = null;

  configure(updater, log);
  // Without a listener, the event would throw; the caller gets the error anyway.
  updater.on('error', (error) => {
    lastError = error;
  });
  keepTo(() => origin, internals);

  async function choose(): Promise<void> {
    const built = await readBuiltConfig(internals);
    const address = toFeed(built, feed, allowLoopback);
    // Without a publisher, electron-updater accepts installers with any signature or none.
    if (updater instanceof NsisUpdater && !built.publisherName?.length) {
      throw new UpdateError('publisherMissing', 'app-update.yml names no publisher');
    }
    origin = address.origin;
    updater.setFeedURL({ provider: 'generic', url: address.href, channel, useMultipleRangeRequest: false });
    updater.allowDowngrade = false;
  }

  return {
    async check(): Promise<FoundUpdate | null> {
      await choose();
      const result = await updater.checkForUpdates();
      if (!result?.isUpdateAvailable) return null;
      const { version, releaseDate, releaseNotes } = result.updateInfo;
      return { version, releaseDate: toDateText(releaseDate), releaseNotes: toNotes(releaseNotes) };
    },
    async download(asked: Download) {
      const path = await download(updater, asked);
      if (path === null) return false;
      downloaded = { path, hash: await hashFile(path) };
      return true;
    },
    async prepare() {
      if (!downloaded) throw new UpdateError('installFailed', 'nothing was downloaded');
      // The file may have been downloaded days ago.
      const hash = await hashFile(downloaded.path).catch(() => null);
      if (hash !== downloaded.hash) throw new UpdateError('damaged', 'the downloaded file is gone or not the same');
      if (updater instanceof MacUpdater && !internals.squirrelDownloadedUpdate) await handToSquirrel(internals.nativeUpdater);
    },
    install() {
      lastError = null;
      if (updater instanceof MacUpdater) updater.quitAndInstall();
      else if (!(updater instanceof BaseUpdater) || !updater.install(true, true)) {
        throw lastError ?? new UpdateError('installFailed', 'the installer was not started');
      }
    },
  };
}
