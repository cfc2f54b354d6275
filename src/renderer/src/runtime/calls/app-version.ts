import { readBootInfo } from '@renderer/runtime/state/boot';

/** Returns the app's version that the main process wrote into the document. */
export function readAppVersion(): string {
  return readBootInfo(document).version;
}
