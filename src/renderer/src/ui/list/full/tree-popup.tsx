import { Button, makeStyles, mergeClasses, Popover, PopoverSurface, SearchBox, tokens, useFluent } from '@fluentui/react-components';
import {
  CheckboxChecked20Filled,
  CheckboxIndeterminate20Regular,
  CheckboxUnchecked20Regular,
  ChevronDown16Regular,
  ChevronLeft16Regular,
  ChevronRight16Regular,
} from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isPressOn } from '@renderer/ui/controls/use-menu-anchor';
import { useInertPage } from '@renderer/ui/feedback/use-inert-page';
import { stack } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { quietText, smallQuietText, truncatedText } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import type { FullListCount } from '@shared/contract/desktop/full-lists';
import { noValue } from '@shared/domain/lists/full-list';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { searchTree, type TreeChoice, tickOf, toggleSelection, toTreeChoices } from './tree-choice';

const useStyles = makeStyles({
  surface: { ...stack.gap8, width: '300px', maxWidth: 'calc(100vw - 32px)', padding: '8px' },
  tree: { maxHeight: 'min(50vh, 400px)', overflowY: 'auto', paddingBlock: '2px' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInlineEnd: '8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    userSelect: 'none',
    '& svg': { flexShrink: 0 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  below: { paddingInlineStart: '56px' },
  fold: { display: 'inline-flex', justifyContent: 'center', width: '24px', flexShrink: 0, color: tokens.colorNeutralForeground3 },
  ticked: { color: tokens.colorCompoundBrandForeground1 },
  name: { ...truncatedText, flexGrow: 1, lineHeight: '26px' },
  none: quietText,
  count: { ...quietText, fontVariantNumeric: 'tabular-nums' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingBlockStart: '8px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  note: { ...smallQuietText, flexGrow: 1, minWidth: 0 },
});

interface TreePopupProps {
  label: string;
  searchLabel: string;
  counts: readonly FullListCount[];
  toName(counted: FullListCount): string;
  /** The progress of loading the values; null once they are loaded. */
  reading: string | null;
  chosen: readonly string[];
  onChoose(values: string[]): void;
  anchor: HTMLElement;
  onClose(): void;
}

/** A tree of values, each with its number of rows. The user searches it, expands it, and selects single values or all below one. */
export function TreePopup(props: TreePopupProps): ReactElement {
  useInertPage();
  const { label, searchLabel, counts, toName, reading, chosen, onChoose, anchor, onClose } = props;
  const styles = useStyles();
  const t = useTexts();
  const [searched, setSearched] = useState('');
  const treeRef = useRef<HTMLDivElement>(null);
  const tree = toTreeChoices(counts, toName);
  const found = searchTree(tree, searched);
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: anchor, position: 'below', align: 'start', autoSize: true }}
      onOpenChange={(event, data) => {
        if (data.open || isPressOn(anchor, event)) return;
        if (event.type === 'keydown') anchor.focus();
        onClose();
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={label}>
        <SearchBox
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={searched}
          dismiss={{ 'aria-label': t('shell.searchField.clear') }}
          onChange={(_event, { value }) => setSearched(value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            treeRef.current?.querySelector<HTMLElement>('[role=treeitem]')?.focus();
          }}
        />
        {reading !== null ? (
          <span role="status">
            <IsolatedValues>{reading}</IsolatedValues>
          </span>
        ) : (
          <Tree
            rootRef={treeRef}
            label={label}
            choices={found}
            isSearch={searched.trim() !== ''}
            chosen={chosen}
            onTurn={(choice) => onChoose(toggleSelection(tree, tree.find(({ value }) => value === choice.value) ?? choice, chosen))}
          />
        )}
        <PopupFoot
          note={reading === null && found.length === 0 ? t('lists.whole.noneFound') : ''}
          isClear={chosen.length === 0}
          onClear={() => onChoose([])}
          onDone={() => {
            anchor.focus();
            onClose();
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}

interface PopupFootProps {
  note: string;
  isClear: boolean;
  onClear(): void;
  onDone(): void;
}

function PopupFoot({ note, isClear, onClear, onDone }: PopupFootProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.foot}>
      <span className={styles.note} role="status">
        {note}
      </span>
      <Button size="small" appearance="subtle" disabledFocusable={isClear} onClick={onClear}>
        {t('lists.whole.any')}
      </Button>
      <Button size="small" appearance="primary" onClick={onDone}>
        {t('lists.whole.done')}
      </Button>
    </div>
  );
}

interface TreeProps {
  rootRef: React.RefObject<HTMLDivElement | null>;
  label: string;
  choices: readonly TreeChoice[];
  /** Search results are expanded. */
  isSearch: boolean;
  chosen: readonly string[];
  onTurn(choice: TreeChoice): void;
}

interface Item {
  choice: TreeChoice;
  above: TreeChoice | null;
  isOpen: boolean;
}

function Tree({ rootRef, label, choices, isSearch, chosen, onTurn }: TreeProps): ReactElement {
  const styles = useStyles();
  const { dir } = useFluent();
  /** Values that the user has expanded or collapsed. Others are expanded if they are search results or have selected values below. */
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [current, setCurrent] = useState<string | null>(null);
  const isOpen = (choice: TreeChoice): boolean =>
    turned.get(choice.value) ?? (isSearch || choice.below.some(({ value }) => chosen.includes(value)));
  const open = ({ value }: TreeChoice, isOpened: boolean): void => setTurned(new Map([...turned, [value, isOpened]]));
  const items = choices.flatMap((choice): Item[] => {
    const isOpened = choice.below.length > 0 && isOpen(choice);
    const below = isOpened ? choice.below.map((one): Item => ({ choice: one, above: choice, isOpen: false })) : [];
    return [{ choice, above: null, isOpen: isOpened }, ...below];
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search starts without expanded values.
  useEffect(() => setTurned(new Map()), [isSearch]);
  const entry = items.some(({ choice }) => choice.value === current) ? current : items[0]?.choice.value;
  const focus = (value: string | undefined): void => {
    if (value === undefined) return;
    setCurrent(value);
    rootRef.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const item = items[at];
    if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
    const { choice, above } = item;
    const opens = event.key === (dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const closes = event.key === (dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (target !== undefined) focus(items[target]?.choice.value);
    else if (event.key === ' ' || isEnter(event)) onTurn(choice);
    else if (opens && choice.below.length > 0) item.isOpen ? focus(items[at + 1]?.choice.value) : open(choice, true);
    else if (closes) above ? focus(above.value) : item.isOpen && open(choice, false);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={rootRef} role="tree" aria-label={label} aria-multiselectable className={styles.tree}>
      {items.map(({ choice, above, isOpen: isOpened }, at) => (
        <TreeItem
          key={choice.value}
          choice={choice}
          isBelow={above !== null}
          isOpen={isOpened}
          tick={tickOf(choice, chosen)}
          isEntry={choice.value === entry}
          onTurn={() => onTurn(choice)}
          onFold={() => open(choice, !isOpened)}
          onFocus={() => setCurrent(choice.value)}
          onKeyDown={(event) => onKeyDown(event, at)}
        />
      ))}
    </div>
  );
}

interface TreeItemProps {
  choice: TreeChoice;
  isBelow: boolean;
  isOpen: boolean;
  tick: boolean | 'mixed';
  isEntry: boolean;
  onTurn(): void;
  onFold(): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

function TreeItem({ choice, isBelow, isOpen, tick, isEntry, onTurn, onFold, onFocus, onKeyDown }: TreeItemProps): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  const { dir } = useFluent();
  const Closed = dir === 'rtl' ? ChevronLeft16Regular : ChevronRight16Regular;
  const hasBelow = choice.below.length > 0;
  return (
    <div
      role="treeitem"
      data-value={choice.value}
      aria-level={isBelow ? 2 : 1}
      aria-checked={tick}
      {...(hasBelow && { 'aria-expanded': isOpen })}
      tabIndex={isEntry ? 0 : -1}
      className={mergeClasses(styles.item, isBelow && styles.below)}
      onClick={onTurn}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {!isBelow && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard expands it with the arrow keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
        <span
          className={styles.fold}
          onClick={(event) => {
            event.stopPropagation();
            if (hasBelow) onFold();
          }}
        >
          {hasBelow && (isOpen ? <ChevronDown16Regular aria-hidden /> : <Closed aria-hidden />)}
        </span>
      )}
      {tick === true ? (
        <CheckboxChecked20Filled aria-hidden className={styles.ticked} />
      ) : tick === 'mixed' ? (
        <CheckboxIndeterminate20Regular aria-hidden className={styles.ticked} />
      ) : (
        <CheckboxUnchecked20Regular aria-hidden />
      )}
      <bdi className={mergeClasses(styles.name, choice.value.endsWith(noValue) && styles.none)}>{choice.name}</bdi>
      <span className={styles.count}>{format.number(choice.count)}</span>
    </div>
  );
}
