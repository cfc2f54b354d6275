import { guard } from '../guard.mjs';
import { debug } from '../runtime.mjs';

/** Nothing is opened: a test observes the calls by setting its own functions here. */
export const shell = guard('shell', {
  async openExternal(url) {
    if (!URL.canParse(url)) throw new Error('Invalid URL');
    debug('openExternal', url);
  },
  async openPath(file) {
    debug('openPath', file);
    return '';
  },
  beep() {
    debug('beep');
  },
  showItemInFolder(file) {
    debug('showItemInFolder', file);
  },
});
