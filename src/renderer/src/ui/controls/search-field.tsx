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
  /** The current search. */
  value: string;
  /** Called with the trimmed text, with Latin digits in any script. */
  onSearch: (search: string) => void;
  /** Called on arrow down. */
  onDown?: () => void;
  /** Called on Enter with the search, after `onSearch` if the search is new; called with null as soon as the text changes. */
  onEnter?: (search: string | null) => void;
  className?: string;
}

/** Converts the entered text to a search that the server supports. */
export function toSearch(typed: string): string {
  return toLatinDigits(stripBidiMarks(typed)).trim();
}

/** Searches 300 ms after the last key, on Enter at once, and on Escape for nothing. */
export function SearchField({ label, placeholder, value, onSearch, onDown, onEnter, className }: SearchFieldProps): ReactElement {
  const t = useTexts();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches passed to `onSearch` that `value` doesn't show yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const at = sent.indexOf(value);
    setSent(sent.slice(at + 1));
    // Follows changes from outside, such as going back or clearing the search. A late result of the user's own input is ignored.
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
          // Prevents that Enter submits a surrounding form.
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
