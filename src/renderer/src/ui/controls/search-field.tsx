import { SearchBox } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isEnter } from '@renderer/validation/is-enter';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 300;

interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  placeholder?: string;
  /** The search that is in force. */
  value: string;
  /** Trimmed, with Latin digits whatever script was typed. */
  onSearch: (search: string) => void;
  /** Arrow down. */
  onDown?: () => void;
  /** Enter, after its search was asked for where it is not in force already; null as soon as something else is typed. */
  onEnter?: (search: string | null) => void;
  className?: string;
}

/** What is typed as the server can find it. */
export function toSearch(typed: string): string {
  return toLatinDigits(stripBidiMarks(typed)).trim();
}

/** Searches after a pause of 300 ms, with Enter at once, with Escape for nothing. */
export function SearchField({ label, placeholder, value, onSearch, onDown, onEnter, className }: SearchFieldProps): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches that were asked for and are not in force yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const at = sent.indexOf(value);
    setSent(sent.slice(at + 1));
    // Going back, "clear the search" … What comes of the own typing, however late, is no news.
    if (at < 0 && toSearch(typed) !== value) setTyped(value);
  }
  const search = (text: string): void => {
    const wanted = toSearch(text);
    if (wanted === (sent.at(-1) ?? value)) return;
    setSent([...sent, wanted]);
    onSearch(wanted);
  };
  const searchTyped = useEffectEvent(() => search(typed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again.
  useEffect(() => {
    const timer = setTimeout(() => searchTyped(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <SearchBox
      {...(className && { className })}
      aria-label={label}
      {...(placeholder && { placeholder })}
      value={typed}
      dismiss={{ 'aria-label': t('shell.searchField.clear') }}
      onChange={(_event, data) => {
        setTyped(data.value);
        onEnter?.(null);
        if (data.value === '') search('');
      }}
      onKeyDown={(event) => {
        if (isEnter(event)) {
          // In a form it would save.
          event.preventDefault();
          if (toSearch(typed) !== value || sent.length > 0) search(typed);
          onEnter?.(toSearch(typed));
        }
        if (event.key === 'ArrowDown' && onDown) {
          event.preventDefault();
          onDown();
        }
        if (event.key === 'Escape' && typed !== '') {
          event.preventDefault();
          setTyped('');
          search('');
        }
      }}
    />
  );
}
