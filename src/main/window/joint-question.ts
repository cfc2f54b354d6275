import type { ClosingAnswer, ClosingPurpose, ClosingQuestion, closingLocalCalls, JointAnswer } from '@shared/contract/desktop/closing';
import { mainWindowKey } from '@shared/contract/desktop/windows';
import type { Translate } from '@shared/i18n/translate';
import type { Transport } from '../bridge/transport';
import type { Handlers } from '../host/handlers';
import type { Logger } from '../log/logger';
import type { OpenWindows } from './open-windows';
import type { Dialogs } from './windows';

/** One question about the unsaved work of several windows, in place of one in each. */
export interface JointQuestion {
  /** Null where fewer than two windows hold unsaved work, and each asks for itself. Never asks twice at a time. */
  ask(purpose: ClosingPurpose): Promise<JointAnswer> | null;
  /** True while it stands; it comes to the front then. */
  holds(): boolean;
  /** Windows, their titles or their unsaved work have changed. */
  noteChanged(): void;
  noteClosed(key: string): void;
  handlers: Handlers<keyof typeof closingLocalCalls>;
}

export interface JointQuestionDeps {
  openWindows: Pick<OpenWindows, 'list' | 'front' | 'focus' | 'closingOf'>;
  transport: Pick<Transport, 'emitTo' | 'emitToOthers'>;
  dialogs: Pick<Dialogs, 'ask'>;
  /** Over a session that is over nobody is asked: everything is kept. */
  isSignedIn: () => boolean;
  texts: () => Translate;
  log: Logger;
}

interface Standing {
  purpose: ClosingPurpose;
  /** Name of the window that asks. */
  asker: string;
  answer: Promise<JointAnswer>;
  resolve: (answer: JointAnswer) => void;
  states: Map<string, 'saving' | 'refused'>;
}

/** A page that has not said within this time that it is asking hangs: the system's own dialog asks in its place. */
const silenceMs = 3000;

export function createJointQuestion({ openWindows, transport, dialogs, isSignedIn, texts, log }: JointQuestionDeps): JointQuestion {
  let standing: Standing | null = null;
  let silence: NodeJS.Timeout | undefined;

  const concerned = (purpose: ClosingPurpose) => openWindows.list().filter(({ isRecord }) => isRecord || purpose !== 'closeRecords');
  const unsavedOf = (purpose: ClosingPurpose) =>
    concerned(purpose).filter(({ key, hasUnsaved }) => hasUnsaved && openWindows.closingOf(key)?.isDecided() === false);

  function toQuestion({ purpose, states }: Standing): ClosingQuestion {
    const suffix = texts()('shell.windowTitle', { page: '' });
    const windows = unsavedOf(purpose).map(({ key, title, isRecord }) => {
      const work = openWindows.closingOf(key)?.work() ?? { titles: [], canSave: false, canKeep: true };
      const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
      // A screen of the main window says less than the form on it.
      const forms = work.titles.join(texts()('forms.separator'));
      return {
        key,
        name: isRecord ? name : forms || name,
        isMain: !isRecord,
        canSave: work.canSave,
        canKeep: work.canKeep,
        state: states.get(key) ?? ('unsaved' as const),
      };
    });
    return { purpose, windows, total: concerned(purpose).length };
  }

  function settle(answer: JointAnswer): void {
    const ended = standing;
    if (!ended) return;
    clearTimeout(silence);
    silence = undefined;
    if (answer === 'keep' || answer === 'discard')
      for (const { key } of unsavedOf(ended.purpose)) openWindows.closingOf(key)?.decide(answer);
    standing = null;
    transport.emitTo(ended.asker, 'windows.closingAsked', null);
    ended.resolve(answer);
  }

  async function askWithoutPage(asked: Standing): Promise<void> {
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
    if (standing === asked) settle(answers[choice] ?? 'stay');
  }

  function show(asked: Standing): void {
    openWindows.focus(asked.asker);
    transport.emitTo(asked.asker, 'windows.closingAsked', toQuestion(asked));
    silence ??= setTimeout(() => void askWithoutPage(asked), silenceMs);
  }

  function renew(): void {
    if (!standing) return;
    const question = toQuestion(standing);
    if (question.windows.length === 0) settle('saved');
    else transport.emitTo(standing.asker, 'windows.closingAsked', question);
  }

  function ask(purpose: ClosingPurpose): Promise<JointAnswer> | null {
    if (standing) {
      show(standing);
      return standing.answer;
    }
    if (!isSignedIn() || unsavedOf(purpose).length < 2) return null;
    const { promise, resolve } = Promise.withResolvers<JointAnswer>();
    standing = { purpose, asker: openWindows.front(), answer: promise, resolve, states: new Map() };
    // What a window asks for itself is part of this question now.
    transport.emitToOthers(standing.asker, 'windows.questionTaken', null);
    show(standing);
    return promise;
  }

  return {
    ask,
    holds() {
      if (standing) show(standing);
      return standing !== null;
    },
    noteChanged: renew,
    noteClosed(key) {
      if (standing?.asker === key) settle('stay');
    },
    handlers: {
      'windows.confirmSignOut': () => ask('signOut'),
      'windows.answerClosing'({ answer }, from = mainWindowKey) {
        if (standing?.asker !== from) return null;
        if (answer === 'asking') {
          clearTimeout(silence);
          silence = undefined;
        } else settle(answer);
        return null;
      },
      'windows.saveUnsaved'({ key }) {
        if (!standing) return null;
        standing.states.set(key, 'saving');
        transport.emitTo(key, 'windows.saveAsked', null);
        renew();
        return null;
      },
      'windows.saved'({ isSaved }, from = mainWindowKey) {
        if (!standing) return null;
        if (isSaved) standing.states.delete(from);
        else standing.states.set(from, 'refused');
        renew();
        return null;
      },
      'windows.showUnsaved'({ key }) {
        settle('stay');
        openWindows.focus(key);
        return null;
      },
    },
  };
}
