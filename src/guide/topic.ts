import type { Language } from '@shared/domain/language';
import type { ShortcutName } from './shortcuts';

/** A text in every language of the app, as `markup.ts` reads it. */
export type Words = Readonly<Record<Language, string>>;

interface Step {
  text: Words;
  /** What is good to know at this step. */
  note?: Words;
}

interface Trouble {
  seen: Words;
  remedy: Words;
}

/** A button, tab or field of the app, by the key of its words; with a number where the words count (`orders.printOrders 3`). */
type Mention = string;

export interface Topic {
  title: Words;
  /** What it is for, in a sentence or two. */
  about: Words;
  steps: readonly Step[];
  keys?: readonly ShortcutName[];
  /** What can go wrong, and what to do then. */
  troubles?: readonly Trouble[];
  related?: readonly string[];
  /** Where the real button is: the ring of "show me where" goes around it. */
  show?: {
    button: Mention;
    /** The screen that has it, when it is on one screen only. */
    on?: string;
    /** What has to be done before it is there. */
    first?: Words;
  };
  /** Taken at a stop of the tour, around the button (`show.button` when nothing else is said). */
  picture?: { stop: string; around?: Mention };
  /** More words that people search by. */
  keywords?: Words;
}

export interface TopicArea {
  title: Words;
  topics: Readonly<Record<string, Topic>>;
}

export const say = (ar: string, en: string): Words => ({ ar, en });
