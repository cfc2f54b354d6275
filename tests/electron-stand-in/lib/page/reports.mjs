import { createEvent } from '../guard.mjs';
import { inner } from '../runtime.mjs';
import { fromAlias } from '../session/schemes.mjs';

const levels = { error: 'error', assert: 'error', warning: 'warning', debug: 'debug' };

const toText = (argument) => {
  if ('value' in argument) return String(argument.value);
  return argument.description ?? argument.unserializableValue ?? argument.type;
};

/** The events that a page reports without a request: console, keys, context menu, size, color scheme, JavaScript dialogs. */
export class Reports {
  #page;

  /** @param {import('./page.mjs').Page} page */
  constructor(page) {
    this.#page = page;
  }

  watch(cdp) {
    cdp.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
      this.#console(levels[type] ?? 'info', args.map(toText).join(' '), stackTrace?.callFrames[0]);
    });
    cdp.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      const { exception, text, url, lineNumber } = exceptionDetails;
      this.#console('error', `Uncaught ${exception?.description ?? text}`, { url, lineNumber });
    });
    // Refusals by CSP, failed requests, and deprecations reach the console without a call.
    cdp.on('Log.entryAdded', ({ entry }) => this.#console(levels[entry.level] ?? 'info', entry.text, entry));
    cdp.send('Log.enable').catch(() => undefined);
  }

  /** @param {string} type as named in ../in-page/preload-world.mjs */
  on(type, details) {
    const { contents } = this.#page;
    if (type === 'title') this.#page.onTitle(details);
    else if (type === 'resized') this.#page.viewport.onResized(details);
    else if (type === 'color-scheme') this.#page.theme.onReported(details);
    else if (type === 'input') this.#page.emit('before-input-event', createEvent(), toInput(details));
    else if (type === 'unused-input') contents[inner].onUnusedInput(toInput(details));
    else if (type === 'context-menu') this.#contextMenu(details);
  }

  async onDialog({ type }) {
    if (type !== 'beforeunload') return;
    const isAllowed = this.#page.navigation.isLeaving || this.#page.contents[inner].mayUnload();
    await this.#page.cdp.trySend('Page.handleJavaScriptDialog', { accept: isAllowed });
  }

  #console(level, message, place) {
    const details = {
      level,
      message,
      lineNumber: (place?.lineNumber ?? -1) + 1,
      sourceId: fromAlias(place?.url ?? ''),
      frame: this.#page.contents.mainFrame,
    };
    const number = ['debug', 'info', 'warning', 'error'].indexOf(level);
    this.#page.emit('console-message', createEvent(details), number, message, details.lineNumber, details.sourceId);
  }

  #contextMenu({ isEditable, selectionText, canPaste, linkURL, ...place }) {
    const canCopy = selectionText !== '';
    const { frames, navigation } = this.#page;
    this.#page.emit('context-menu', createEvent(), {
      ...place,
      linkURL: fromAlias(linkURL),
      isEditable,
      selectionText,
      pageURL: navigation.url,
      frameURL: navigation.url,
      frame: frames.toWebFrame(frames.mainFrameId),
      titleText: '',
      misspelledWord: '',
      dictionarySuggestions: [],
      editFlags: {
        canUndo: isEditable,
        canRedo: isEditable,
        canCut: isEditable && canCopy,
        canCopy,
        canPaste,
        canDelete: isEditable && canCopy,
        canSelectAll: true,
        canEditRichly: false,
      },
    });
  }
}

function toInput(input) {
  const modifiers = ['shift', 'control', 'alt', 'meta'].filter((name) => input[name]);
  return { ...input, modifiers: [...modifiers, ...(input.isAutoRepeat ? ['isAutoRepeat'] : [])] };
}
