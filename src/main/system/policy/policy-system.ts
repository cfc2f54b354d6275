import type { SystemPrograms } from '../ports/system-programs';

/** A file or folder, as the checks of POSIX systems need it. */
export interface PosixOwner {
  path: string;
  uid: number;
  gid: number;
  mode: number;
  /** The file or the folder that it lies in; those above are as the system made them. */
  isOwn: boolean;
}

/** What reading a policy needs of the machine; tests answer as the systems do. */
export interface PolicySystem {
  platform: NodeJS.Platform;
  /** The account, as the system knows it. */
  readonly userName: string;
  /** The folder of Windows itself; without meaning elsewhere. */
  windowsFolder: string;
  run: SystemPrograms['run'];
  /** Rejects with the system's `ENOENT` and so on, and with `EFBIG` when it is larger. */
  readFile(path: string, maxBytes: number): Promise<Uint8Array>;
  /** Hands out the path of a file that does not exist yet, in a folder of its own that is removed afterwards. */
  withScratchFile<Value>(use: (path: string) => Promise<Value>): Promise<Value>;
  /** The file, its folder and every folder above, and the same of where its links lead. */
  owners(path: string): Promise<PosixOwner[]>;
}

/** More than any policy needs, little enough to be read whole. */
export const maxPolicyBytes = 1024 * 1024;
