import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useState } from 'react';

export interface NumberWriting {
  /** Returns null for text that isn't a number of this kind. */
  parse: (typed: string) => number | null;
  /** Returns the form's value. */
  toPlain: (value: number) => string;
  /** Returns the text in the field while it isn't focused. */
  write: (value: number) => string;
  /** Returns the number with its unit. */
  read: (value: number) => string;
}

interface NumberText {
  /** Shows how a comma was interpreted, because a user who saves without leaving the field must have seen it (docs/adr/0009). */
  reading: string | undefined;
  onTyped: (typed: string) => void;
  normalize: (typed: string) => string;
  format: (value: string) => string;
  toWords: (value: string) => string;
}

/** Connects a text field to a number of any kind; text that isn't a number stays as entered. */
export function useNumberText({ parse, toPlain, write, read }: NumberWriting): NumberText {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const value = parse(typed);
  return {
    reading: value !== null && /[,\u060c]/.test(typed) ? t('forms.readAs', { amount: read(value) }) : undefined,
    onTyped: setTyped,
    normalize(text) {
      setTyped('');
      const number = parse(text);
      return number === null ? text : toPlain(number);
    },
    format(text) {
      const number = parse(text);
      return number === null ? text : write(number);
    },
    toWords(text) {
      const number = parse(text);
      return number === null ? text : read(number);
    },
  };
}
