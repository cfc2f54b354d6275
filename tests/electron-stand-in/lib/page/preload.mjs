import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createBridge } from '../in-page/bridge.mjs';
import { createCodec } from '../in-page/codec.mjs';
import { installPermissionWrappers } from '../in-page/permission-wrappers.mjs';
import { installPopupWrappers } from '../in-page/popup-wrappers.mjs';
import { runPreloadWorld } from '../in-page/preload-world.mjs';
import { runtime } from '../runtime.mjs';
import { preloadWorld } from './frames.mjs';

const onlyTopFrame = 'if (window !== window.top) return;';

function readPreload(file, page) {
  if (!file) return '';
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    console.error(`Unable to load preload script: ${file}`);
    console.error(error);
    queueMicrotask(() => page.emit('preload-error', {}, file, error));
    return '';
  }
}

/** Injects the scripts that run in both worlds of every document before the page's own. @returns {Promise<unknown>[]} */
export function injectScripts(page) {
  const { cdp, preferences } = page;
  const channel = `${crypto.randomUUID()}:`;
  const preloadPath = preferences.preload ?? '';
  const code = readPreload(preloadPath, page);
  const facts = {
    preloadPath,
    isHeadful: !runtime.isHeadless,
    platform: process.platform,
    arch: process.arch,
    versions: { ...process.versions },
    argv: [process.execPath, ...(preferences.additionalArguments ?? [])],
  };
  const pageSide = `(() => { ${onlyTopFrame}
    const createBridge = ${createBridge};
    const { ask } = createBridge('page', ${JSON.stringify(channel)});
    (${installPermissionWrappers})(ask);
    (${installPopupWrappers})(ask);
  })()`;
  const preloadSide = `(() => { ${onlyTopFrame}
    const codec = (${createCodec})();
    const bridge = (${createBridge})('preload', ${JSON.stringify(channel)});
    (${runPreloadWorld})(${JSON.stringify(facts)}, codec, bridge, ${
      code ? `function (require, module, exports, process) {\n${code}\n}` : 'null'
    });
  })()
  //# sourceURL=${preloadPath ? pathToFileURL(preloadPath).href : 'stand-in:preload'}`;
  return [
    cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: pageSide }),
    cdp.send('Runtime.addBinding', { name: '__standInPost', executionContextName: preloadWorld }),
    cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadSide, worldName: preloadWorld }),
  ];
}
