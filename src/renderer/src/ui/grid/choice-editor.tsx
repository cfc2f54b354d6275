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

/** Selects one of many choices. The user enters a part of its name, moves with the arrow keys, and presses Enter. */
export function ChoiceEditor<Key extends string>(props: ChoiceEditorProps<Key>): ReactElement {
  const { label, control, className, choices, direction, input } = props;
  const styles = useStyles();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const began = control.view.state.editing?.text ?? '';
  const { found, chosen, isMoved, onKeyDown, search } = useChoiceSearch(choices, began);
  usePopoverAtCell(list, input, direction);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another choice is active.
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen?.value]);

  const take = (choice: CellChoice): void => control.typed(choice.name);
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
        onInput={({ currentTarget: { value } }) => {
          search(value);
          control.typed(value);
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          // The entered text may be a part of several names, so the active choice is meant.
          if ((isEnter(event) || event.key === 'Tab') && chosen && isMoved) take(chosen);
        }}
        onBlur={() => control.commit()}
      />
      <div ref={list} id={listId} popover="manual" role="listbox" aria-label={label} className={styles.list}>
        {found.map((choice) => (
          <Option
            key={choice.value}
            id={`${listId}-${choice.value}`}
            name={choice.name}
            isChosen={choice === chosen}
            onPress={() => {
              take(choice);
              control.commit();
              control.focusActive();
            }}
          />
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  name: string;
  isChosen: boolean;
  onPress(): void;
}

function Option({ id, name, isChosen, onPress }: OptionProps): ReactElement {
  const styles = useStyles();
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={mergeClasses(styles.option, isChosen && styles.chosen)}
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onPress();
      }}
    >
      {name}
    </div>
  );
}

interface ChoiceSearch {
  found: readonly CellChoice[];
  chosen: CellChoice | undefined;
  /** Whether Enter selects the active choice; false after the text was cleared and no arrow key was pressed. */
  isMoved: boolean;
  search(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Choices whose names contain the entered text, and the active one. At first, the cell's own choice is active. */
function useChoiceSearch(choices: readonly CellChoice[], began: string): ChoiceSearch {
  const [search, setSearch] = useState<string | null>(null);
  /** Before a search, counted from the cell's own choice. */
  const [at, setAt] = useState(0);
  const wanted = foldText(search?.trim() ?? '');
  const found = choices
    .filter(({ name, otherName = '' }) => foldText(name).includes(wanted) || foldText(otherName).includes(wanted))
    .slice(0, mostShown);
  const first = search === null ? Math.max(0, found.map(({ name }) => name).indexOf(began)) : 0;
  const active = first + at;
  return {
    found,
    chosen: found[Math.min(active, found.length - 1)],
    isMoved: search !== '' || at !== 0,
    search(text) {
      setSearch(text);
      setAt(0);
    },
    onKeyDown(event) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      setAt(Math.min(Math.max(active + step, 0), found.length - 1) - first);
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Places the list below its cell, or above it where there is no room, and in front of everything. */
function usePopoverAtCell(list: RefObject<HTMLElement | null>, input: RefObject<HTMLInputElement | null>, direction: 'ltr' | 'rtl'): void {
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
  }, [direction, list, input]);
}
