import { useState } from 'react';

interface WrittenTextOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Hears each key, but not what leaving makes of the text. */
  onTyped?: (typed: string) => void;
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
export function useWrittenText({ value, onChange, onBlur, onTyped, normalize, format }: WrittenTextOptions): WrittenText {
  const [isTyped, setTyped] = useState(false);
  return {
    value: format && !isTyped ? format(value) : value,
    onChange(typed) {
      setTyped(true);
      onTyped?.(typed);
      onChange(typed);
    },
    onBlur() {
      // A stored value that nobody typed in stays as it is.
      const normal = isTyped && normalize ? normalize(value) : value;
      if (normal !== value) onChange(normal);
      setTyped(false);
      onBlur?.();
    },
  };
}
