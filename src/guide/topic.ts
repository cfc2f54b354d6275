import type { Language } from '@shared/domain/language';
import type { ShortcutName } from './shortcuts';

/** A text in every language of the app, as `markup.ts` reads it. */
export type Words = Readonly<Record<Language, string>>;

interface Step {
  text: Words;
  /** A hint for this step. */
  note?: Words;
}

interface Trouble {
  seen: Words;
  remedy: Words;
}

/** A button, tab, or field of the app, by the key of its text; with a number if the text counts (`orders.printOrders 3`). */
type Mention = string;

export interface Topic {
  title: Words;
  /** The purpose, in a sentence or two. */
  about: Words;
  steps: readonly Step[];
  keys?: readonly ShortcutName[];
  /** Problems and their remedies. */
  troubles?: readonly Trouble[];
  related?: readonly string[];
  /** The button that *Show me where* marks. */
  show?: {
    button: Mention;
    /** Its screen, if only one screen has it. */
    on?: string;
    /** The step before which the button isn't shown. */
    first?: Words;
  };
  /** The tour stop where the picture is taken, and the button to mark (default: `show.button`). */
  picture?: { stop: string; around?: Mention };
  /** More words that people search by. */
  keywords?: Words;
}

export interface TopicArea {
  title: Words;
  topics: Readonly<Record<string, Topic>>;
}

export const say = (ar: string, en: string): Words => ({ ar, en });
