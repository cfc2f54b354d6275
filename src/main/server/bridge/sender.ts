import { appOrigin } from '@shared/contract/desktop/media';
import type { Sender } from './transport';

/** Whether a sender may send requests: only the main frame of one of the app's windows, with a page of the app's scheme. */
export function isTrusted({ window, isMainFrame, url }: Sender): boolean {
  if (window === null || !isMainFrame || url === null) return false;
  const parsed = URL.parse(url);
  // `origin` is "null" for schemes that Node doesn't support.
  return parsed !== null && `${parsed.protocol}//${parsed.host}` === appOrigin && !parsed.username && !parsed.password;
}
