import { readBootInfo } from '@renderer/runtime/state/boot';

/** The app's version as the main process wrote it into the document. */
export function readAppVersion(): string {
  return readBootInfo(document).version;
}
