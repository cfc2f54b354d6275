import type { SystemPrograms } from '../ports/system-programs';

/** A file or folder, as the checks of POSIX systems need it. */
export interface PosixOwner {
  path: string;
  uid: number;
  gid: number;
  mode: number;
  /** True for the file and its folder; false for the folders above, which are as the system created them. */
  isOwn: boolean;
}

/** The parts of the machine that reading a policy needs; tests respond as the systems do. */
export interface PolicySystem {
  platform: NodeJS.Platform;
  /** The account's name from the system. */
  readonly userName: string;
  /** Path of the Windows folder; unused on other systems. */
  windowsFolder: string;
  run: SystemPrograms['run'];
  /** Rejects with the system's `ENOENT` and so on, and with `EFBIG` if the file is larger. */
  readFile(path: string, maxBytes: number): Promise<Uint8Array>;
  /** Calls `use` with the path of a file that doesn't exist yet, in its own folder that is removed afterwards. */
  withScratchFile<Value>(use: (path: string) => Promise<Value>): Promise<Value>;
  /** Returns the owners of the file, its folder, and every folder above, including the targets of links. */
  owners(path: string): Promise<PosixOwner[]>;
}

/** More than any policy needs, but small enough to be read at once. */
export const maxPolicyBytes = 1024 * 1024;
