import type { Transport } from '@main/server/bridge/transport';
import type { Logger } from '@main/system/log/logger';
import type { Handlers } from '@main/system/ports/handlers';
import type {
  ClosingAnswer,
  ClosingPurpose,
  ClosingQuestion,
  closingLocalCalls,
  UnsavedWindowsAnswer,
} from '@shared/contract/desktop/closing';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { Translate } from '@shared/i18n/translate';
import { createStates, dialogStates } from './closing-states';
import { silenceMs } from './window-closing';
import type { OpenWindow, WindowHub } from './window-hub';
import type { Dialogs } from './windows';

export interface UnsavedWorkDialogDeps {
  hub: WindowHub;
  transport: Pick<Transport, 'emitTo' | 'emitToOthers'>;
  dialogs: Pick<Dialogs, 'ask'>;
  /** Whether there is a session: without one the user isn't asked, and unsaved work stays. */
  isSignedIn: () => boolean;
  texts: () => Translate;
  log: Logger;
}

interface Question {
  purpose: ClosingPurpose;
  /** Key of the window that asks. */
  asker: string;
  answer: Promise<UnsavedWindowsAnswer>;
  resolve: (answer: UnsavedWindowsAnswer) => void;
  saves: Map<string, 'saving' | 'refused'>;
}

const concernedBy = (hub: WindowHub, purpose: ClosingPurpose): OpenWindow[] =>
  hub.list().flatMap(({ key, isRecord }) => (isRecord || purpose !== 'closeRecords' ? (hub.find(key) ?? []) : []));

const unsavedOf = (hub: WindowHub, purpose: ClosingPurpose): OpenWindow[] =>
  concernedBy(hub, purpose).filter(({ closing }) => closing.hasUnsaved() && !closing.isDecided());

function toQuestion({ hub, texts }: UnsavedWorkDialogDeps, { purpose, saves }: Question): ClosingQuestion {
  const suffix = texts()('shell.windowTitle', { page: '' });
  const windows = unsavedOf(hub, purpose).map(({ key, title, closing, record }) => {
    const { titles, canSave, canKeep } = closing.work();
    const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
    // In the main window, the title of a form is clearer than that of its screen.
    const forms = titles.join(texts()('forms.separator'));
    const isMain = record === null;
    return { key, name: isMain ? forms || name : name, isMain, canSave, canKeep, state: saves.get(key) ?? ('unsaved' as const) };
  });
  return { purpose, windows, total: concernedBy(hub, purpose).length };
}

/** Asks in a dialog of the system. */
async function askInSystem({ dialogs, texts }: UnsavedWorkDialogDeps, { purpose, windows }: ClosingQuestion): Promise<ClosingAnswer> {
  const t = texts();
  const answers: ClosingAnswer[] = ['keep', 'discard', 'stay'];
  const choice = await dialogs.ask({
    message: t('closing.title', { count: windows.length }),
    detail: windows.map(({ name }) => name).join('\n'),
    buttons: answers.map((answer) => t(answer === 'stay' ? 'closing.stay' : `closing.${answer}.${purpose}`)),
    cancelIndex: 2,
  });
  return answers[choice] ?? 'stay';
}

/** The open question, from the page of a window or from the system if that page hangs. */
function createAsking(deps: UnsavedWorkDialogDeps) {
  const { hub, transport, isSignedIn, log } = deps;
  const states = createStates(dialogStates, 'closed');
  let question: Question | null = null;
  let silence: NodeJS.Timeout | undefined;

  function settle(answer: UnsavedWindowsAnswer): void {
    const ended = question;
    if (!ended) return;
    clearTimeout(silence);
    if (answer === 'keep' || answer === 'discard') for (const { closing } of unsavedOf(hub, ended.purpose)) closing.decide(answer);
    question = null;
    states.send('answered');
    transport.emitTo(ended.asker, 'windows.closingRequested', null);
    ended.resolve(answer);
  }

  async function noteSilence(asked: Question): Promise<void> {
    states.send('silence');
    log.warn('window.jointQuestionUnanswered');
    const answer = await askInSystem(deps, toQuestion(deps, asked));
    if (question === asked) settle(answer);
  }

  function show(asked: Question): void {
    hub.focus(asked.asker);
    transport.emitTo(asked.asker, 'windows.closingRequested', toQuestion(deps, asked));
    // A page hangs if it doesn't report that it asks.
    if (states.send('wanted')) silence = setTimeout(() => void noteSilence(asked), silenceMs);
  }

  return {
    current: (): Question | null => question,
    settle,
    show,
    noteAsking(): void {
      clearTimeout(silence);
      states.send('pageAsks');
    },
    /** Returns null if fewer than two windows have unsaved work, since each then asks itself. Only one question is open at a time. */
    ask(purpose: ClosingPurpose): Promise<UnsavedWindowsAnswer> | null {
      if (question) {
        show(question);
        return question.answer;
      }
      if (!isSignedIn() || unsavedOf(hub, purpose).length < 2) return null;
      const { promise, resolve } = Promise.withResolvers<UnsavedWindowsAnswer>();
      question = { purpose, asker: hub.front(), answer: promise, resolve, saves: new Map() };
      // Closes the question of a single window, which this one replaces.
      transport.emitToOthers(question.asker, 'windows.questionTaken', null);
      show(question);
      return promise;
    },
  };
}

export type UnsavedWorkDialog = ReturnType<typeof createUnsavedWorkDialog>;

/** One question about the unsaved work of several windows, instead of one question in each. */
export function createUnsavedWorkDialog(deps: UnsavedWorkDialogDeps) {
  const { hub, transport } = deps;
  const asking = createAsking(deps);

  function refresh(): void {
    const question = asking.current();
    if (!question) return;
    const now = toQuestion(deps, question);
    if (now.windows.length === 0) asking.settle('saved');
    else transport.emitTo(question.asker, 'windows.closingRequested', now);
  }

  for (const event of ['window.opened', 'window.titled', 'window.unsaved'] as const) hub.events.on(event, refresh);
  hub.events.on('window.closed', (key) => (asking.current()?.asker === key ? asking.settle('stay') : refresh()));

  return {
    ask: asking.ask,
    /** Returns whether the question is open, and brings it to the front. */
    holds(): boolean {
      const question = asking.current();
      if (question) asking.show(question);
      return question !== null;
    },
    handlers: {
      'windows.confirmSignOut': () => asking.ask('signOut'),
      'windows.answerClosing'({ answer }, from = mainWindowKey) {
        if (asking.current()?.asker !== from) return null;
        if (answer === 'asking') asking.noteAsking();
        else asking.settle(answer);
        return null;
      },
      'windows.saveUnsaved'({ key }) {
        const question = asking.current();
        if (!question) return null;
        question.saves.set(key, 'saving');
        transport.emitTo(key, 'windows.saveRequested', null);
        refresh();
        return null;
      },
      'windows.saved'({ isSaved }, from = mainWindowKey) {
        const question = asking.current();
        if (!question) return null;
        if (isSaved) question.saves.delete(from);
        else question.saves.set(from, 'refused');
        refresh();
        return null;
      },
      'windows.showUnsaved'({ key }) {
        asking.settle('stay');
        hub.focus(key);
        return null;
      },
    } satisfies Handlers<keyof typeof closingLocalCalls>,
  };
}
