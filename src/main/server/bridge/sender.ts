import { appOrigin } from '@shared/contract/desktop/media';
import type { Sender } from './transport';

/** Only the main frame of an own window that shows a page of the app's scheme may ask for anything. */
export function isTrusted({ window, isMainFrame, url }: Sender): boolean {
  if (window === null || !isMainFrame || url === null) return false;
  const parsed = URL.parse(url);
  // `origin` is "null" for schemes that Node does not know.
  return parsed !== null && `${parsed.protocol}//${parsed.host}` === appOrigin && !parsed.username && !parsed.password;
}
