import { useState } from 'react';

interface WrittenTextOptions {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Called for each key, but not for the normalization on blur. */
  onTyped?: (typed: string) => void;
  /** Rewrites the entered or pasted text, such as digits of another script. It runs on blur, so that the caret doesn't move. */
  normalize?: (typed: string) => string;
  /** Formats the value while the field isn't focused. */
  format?: (value: string) => string;
}

interface WrittenText {
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
}

/** A text that stays as entered while the field has the focus, whatever is rendered meanwhile, and is normalized and formatted on blur. */
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
      // A stored value that the user hasn't edited stays unchanged.
      const normal = isTyped && normalize ? normalize(value) : value;
      if (normal !== value) onChange(normal);
      setTyped(false);
      onBlur?.();
    },
  };
}
