import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { isEnter } from '@renderer/validation/is-enter';
import { foldText } from '@shared/domain/text-search';
import { type KeyboardEvent, type ReactElement, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { GridControl } from './grid-control';
import type { CellChoice } from './model/cell';

const mostShown = 60;

const useStyles = makeStyles({
  list: {
    inset: 'auto',
    margin: 0,
    padding: '4px',
    boxSizing: 'border-box',
    maxHeight: '240px',
    overflowY: 'auto',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    lineHeight: '28px',
  },
  option: { paddingInline: '10px', borderRadius: tokens.borderRadiusMedium, cursor: 'pointer', whiteSpace: 'nowrap' },
  chosen: { backgroundColor: tokens.colorSubtleBackgroundSelected, color: tokens.colorNeutralForeground2BrandSelected },
});

interface ChoiceEditorProps<Key extends string> {
  label: string;
  control: GridControl<Key>;
  className: string;
  choices: readonly CellChoice[];
  direction: 'ltr' | 'rtl';
  input: RefObject<HTMLInputElement | null>;
}

/** One of many, found by typing a part of its name: arrows choose, Enter takes it and goes on. */
export function ChoiceEditor<Key extends string>({
  label,
  control,
  className,
  choices,
  direction,
  input,
}: ChoiceEditorProps<Key>): ReactElement {
  const styles = useStyles();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const began = control.view.state.editing?.text ?? '';
  const wanted = foldText(search?.trim() ?? '');
  const found = choices
    .filter(({ name, otherName = '' }) => foldText(name).includes(wanted) || foldText(otherName).includes(wanted))
    .slice(0, mostShown);
  const active =
    search === null
      ? Math.max(
          0,
          found.findIndex(({ name }) => name === began),
        ) + at
      : at;
  const chosen = found[Math.min(active, found.length - 1)];

  useLayoutEffect(() => {
    const cell = input.current?.closest<HTMLElement>('[role=gridcell]');
    const element = list.current;
    if (!cell || !element) return;
    const { left, right, bottom, top, width } = cell.getBoundingClientRect();
    const isBelow = window.innerHeight - bottom > 250;
    element.style.minWidth = `${width}px`;
    if (direction === 'rtl') element.style.right = `${window.innerWidth - right}px`;
    else element.style.left = `${left}px`;
    if (isBelow) element.style.top = `${bottom + 2}px`;
    else element.style.bottom = `${window.innerHeight - top + 2}px`;
    element.showPopover?.();
    return () => element.hidePopover?.();
  }, [direction, input]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen.
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen?.value]);

  const take = (choice: CellChoice): void => control.typed(choice.name);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setAt(Math.min(Math.max(active + step, 0), found.length - 1) - (search === null ? active - at : 0));
      event.preventDefault();
      event.stopPropagation();
    }
    // What stands there alone may be a part of several names: the one that is marked is meant.
    if ((isEnter(event) || event.key === 'Tab') && chosen && (search !== '' || at !== 0)) take(chosen);
  };
  return (
    <>
      <input
        ref={input}
        data-editor=""
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        {...(chosen && { 'aria-activedescendant': `${listId}-${chosen.value}` })}
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        className={className}
        defaultValue={began}
        onInput={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
          control.typed(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => control.commit()}
      />
      <div ref={list} id={listId} popover="manual" role="listbox" aria-label={label} className={styles.list}>
        {found.map((choice) => (
          <div
            key={choice.value}
            id={`${listId}-${choice.value}`}
            role="option"
            aria-selected={choice === chosen}
            className={mergeClasses(styles.option, choice === chosen && styles.chosen)}
            onPointerDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
              take(choice);
              control.commit();
              control.focusActive();
            }}
          >
            {choice.name}
          </div>
        ))}
      </div>
    </>
  );
}
