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

/** One question about the unsaved work of several windows, in place of one in each. */
export type UnsavedWorkDialog = ReturnType<typeof createUnsavedWorkDialog>;

export interface UnsavedWorkDialogDeps {
  hub: WindowHub;
  transport: Pick<Transport, 'emitTo' | 'emitToOthers'>;
  dialogs: Pick<Dialogs, 'ask'>;
  /** Over a session that is over no one is asked: everything is kept. */
  isSignedIn: () => boolean;
  texts: () => Translate;
  log: Logger;
}

interface Question {
  purpose: ClosingPurpose;
  /** Name of the window that asks. */
  asker: string;
  answer: Promise<UnsavedWindowsAnswer>;
  resolve: (answer: UnsavedWindowsAnswer) => void;
  saves: Map<string, 'saving' | 'refused'>;
}

export function createUnsavedWorkDialog({ hub, transport, dialogs, isSignedIn, texts, log }: UnsavedWorkDialogDeps) {
  const states = createStates(dialogStates, 'closed');
  let question: Question | null = null;
  let silence: NodeJS.Timeout | undefined;

  const concerned = (purpose: ClosingPurpose): OpenWindow[] =>
    hub.list().flatMap(({ key, isRecord }) => (isRecord || purpose !== 'closeRecords' ? (hub.find(key) ?? []) : []));
  const unsavedOf = (purpose: ClosingPurpose): OpenWindow[] =>
    concerned(purpose).filter(({ closing }) => closing.hasUnsaved() && !closing.isDecided());

  function toQuestion({ purpose, saves }: Question): ClosingQuestion {
    const suffix = texts()('shell.windowTitle', { page: '' });
    const windows = unsavedOf(purpose).map(({ key, title, closing, record }) => {
      const { titles, canSave, canKeep } = closing.work();
      const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
      // A screen of the main window says less than the form on it.
      const forms = titles.join(texts()('forms.separator'));
      const isMain = record === null;
      return { key, name: isMain ? forms || name : name, isMain, canSave, canKeep, state: saves.get(key) ?? ('unsaved' as const) };
    });
    return { purpose, windows, total: concerned(purpose).length };
  }

  function settle(answer: UnsavedWindowsAnswer): void {
    const ended = question;
    if (!ended) return;
    clearTimeout(silence);
    if (answer === 'keep' || answer === 'discard') for (const { closing } of unsavedOf(ended.purpose)) closing.decide(answer);
    question = null;
    states.send('answered');
    transport.emitTo(ended.asker, 'windows.closingRequested', null);
    ended.resolve(answer);
  }

  async function askInSystem(asked: Question): Promise<void> {
    states.send('silence');
    log.warn('window.jointQuestionUnanswered');
    const { purpose, windows } = toQuestion(asked);
    const t = texts();
    const answers: ClosingAnswer[] = ['keep', 'discard', 'stay'];
    const choice = await dialogs.ask({
      message: t('closing.title', { count: windows.length }),
      detail: windows.map(({ name }) => name).join('\n'),
      buttons: answers.map((answer) => t(answer === 'stay' ? 'closing.stay' : `closing.${answer}.${purpose}`)),
      cancelIndex: 2,
    });
    if (question === asked) settle(answers[choice] ?? 'stay');
  }

  function show(asked: Question): void {
    hub.focus(asked.asker);
    transport.emitTo(asked.asker, 'windows.closingRequested', toQuestion(asked));
    // A page that doesn't report that it asks hangs.
    if (states.send('wanted')) silence = setTimeout(() => void askInSystem(asked), silenceMs);
  }

  function renew(): void {
    if (!question) return;
    const now = toQuestion(question);
    if (now.windows.length === 0) settle('saved');
    else transport.emitTo(question.asker, 'windows.closingRequested', now);
  }

  /** Null where fewer than two windows hold unsaved work, and each asks for itself. Never asks twice at a time. */
  function ask(purpose: ClosingPurpose): Promise<UnsavedWindowsAnswer> | null {
    if (question) {
      show(question);
      return question.answer;
    }
    if (!isSignedIn() || unsavedOf(purpose).length < 2) return null;
    const { promise, resolve } = Promise.withResolvers<UnsavedWindowsAnswer>();
    question = { purpose, asker: hub.front(), answer: promise, resolve, saves: new Map() };
    // What a window asks for itself is part of this question now.
    transport.emitToOthers(question.asker, 'windows.questionTaken', null);
    show(question);
    return promise;
  }

  for (const event of ['window.opened', 'window.titled', 'window.unsaved'] as const) hub.events.on(event, renew);
  hub.events.on('window.closed', (key) => (question?.asker === key ? settle('stay') : renew()));

  return {
    ask,
    /** True while it is open; it comes to the front then. */
    holds(): boolean {
      if (question) show(question);
      return question !== null;
    },
    handlers: {
      'windows.confirmSignOut': () => ask('signOut'),
      'windows.answerClosing'({ answer }, from = mainWindowKey) {
        if (question?.asker !== from) return null;
        if (answer === 'asking') {
          clearTimeout(silence);
          states.send('pageAsks');
        } else settle(answer);
        return null;
      },
      'windows.saveUnsaved'({ key }) {
        if (!question) return null;
        question.saves.set(key, 'saving');
        transport.emitTo(key, 'windows.saveRequested', null);
        renew();
        return null;
      },
      'windows.saved'({ isSaved }, from = mainWindowKey) {
        if (!question) return null;
        if (isSaved) question.saves.delete(from);
        else question.saves.set(from, 'refused');
        renew();
        return null;
      },
      'windows.showUnsaved'({ key }) {
        settle('stay');
        hub.focus(key);
        return null;
      },
    } satisfies Handlers<keyof typeof closingLocalCalls>,
  };
}
