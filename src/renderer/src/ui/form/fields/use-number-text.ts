import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useState } from 'react';

export interface NumberWriting {
  /** Null for what is no such number. */
  parse: (typed: string) => number | null;
  /** As the form holds it. */
  toPlain: (value: number) => string;
  /** As it stands in the field while nobody types there. */
  write: (value: number) => string;
  /** The same with its unit. */
  read: (value: number) => string;
}

interface NumberText {
  /** What the comma was taken for: whoever saves without leaving the field must have seen it (docs/adr/0009). */
  reading: string | undefined;
  onTyped: (typed: string) => void;
  normalize: (typed: string) => string;
  format: (value: string) => string;
  toWords: (value: string) => string;
}

/** How a text field holds a number of any kind; what is no number stays as it was typed. */
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
