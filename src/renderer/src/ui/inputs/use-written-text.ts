import { useState } from 'react';

interface WrittenTextOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Rewrites what was typed or pasted, for instance digits of another script; on leaving, so that the caret stays where it is. */
  normalize?: (typed: string) => string;
  /** How the value looks while nobody types in it. */
  format?: (value: string) => string;
}

interface WrittenText {
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
}

/** A text that stays as it is typed while somebody types in it, whatever is drawn again meanwhile, and is written out when it is left. */
export function useWrittenText({ value, onChange, onBlur, normalize, format }: WrittenTextOptions): WrittenText {
  const [isTyped, setTyped] = useState(false);
  return {
    value: format && !isTyped ? format(value) : value,
    onChange(typed) {
      setTyped(true);
      onChange(typed);
    },
    onBlur() {
      setTyped(false);
      const normal = normalize ? normalize(value) : value;
      if (normal !== value) onChange(normal);
      onBlur?.();
    },
  };
}
