import { Button, Dialog, DialogSurface, Input, type InputProps, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { DismissRegular, Search20Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useActiveDialog } from '@renderer/ui/feedback/use-active-dialog';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietWords, visuallyHidden } from '@renderer/ui/text/text-styles';
import { isEnter } from '@renderer/validation/is-enter';
import { toOtherLayout } from '@renderer/validation/keyboard-layout';
import { isLatinCode } from '@renderer/validation/search-text';
import { retentionHours } from '@shared/contract/server-away';
import { type KeyboardEvent, type ReactElement, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CommandItem, type SearchKind, stepItem } from './command-items';
import { typedAhead } from './early-keys';
import { ResultGroup, toElementId } from './result-group';
import { CommandKeys, SearchKinds } from './search-kinds';
import { type CommandSearch, useCommandSearch } from './use-command-search';
import { useItemActions } from './use-item-actions';
import type { OrderSearch } from './use-order-search';

const useStyles = makeStyles({
  surface: { maxInlineSize: '720px', padding: 0, marginBlockStart: '8vh', overflow: 'hidden' },
  input: { inlineSize: '100%', '::after': { display: 'none' } },
  results: { maxBlockSize: 'min(560px, 92vh - 200px)', overflowY: 'auto', padding: '8px' },
  foot: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    paddingBlock: '8px',
    paddingInline: '16px',
    ...smallQuietWords,
    lineHeight: '20px',
    ...hairline.blockStart,
  },
  keys: { ...wrappingRow, gap: '4px 16px' },
  close: { minInlineSize: 'auto' },
  howTo: { ...smallQuietWords, margin: 0, padding: '10px 16px', ...hairline.blockStart, lineHeight: '20px' },
  unseen: visuallyHidden,
  layout: { ...flexRow, justifyContent: 'space-between', margin: 0, paddingBlock: '4px', paddingInline: '16px', ...smallQuietWords },
  none: { margin: 0, paddingBlock: '16px', paddingInline: '16px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Opens a screen, a record, or an action (Ctrl+K). */
export function CommandPalette({ onClose }: { onClose: () => void }): ReactElement {
  useReturnFocus();
  const surface = useActiveDialog();
  const styles = useStyles();
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [kind, setKind] = useState<SearchKind | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useCommandSearch(text, kind);
  const { groups, items, isSearching } = search;
  const searchAsTyped = useOtherLayout({ typed, hasFound: isSearching || !search.isEmpty, onSearch: setText });
  const actions = useItemActions({ onClose, onStay: () => field.current?.focus() });
  // Enter right away opens a result; it neither retries a search nor shortens it.
  const active = items.find((item) => item.id === activeId) ?? items.find((item) => !item.isRetry && !item.short);
  const onKeyDown = useCommandKeys({ text, search, active, actions, onActive: setActiveId });
  const type = (value: string): void => {
    setTyped(value);
    setText(value);
  };
  const choose = (chosen: SearchKind | null): void => {
    setKind(chosen);
    field.current?.focus();
  };
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface ref={surface} className={styles.surface} data-guide="find-everything" aria-label={t('shell.command.title')}>
        <CommandInput
          field={field}
          value={typed}
          onType={type}
          onKeyDown={onKeyDown}
          isSearching={isSearching}
          onClose={onClose}
          aria-expanded={items.length > 0}
          {...(active && { 'aria-activedescendant': toElementId(active) })}
        />
        <SearchKinds kind={kind} onChoose={choose} />
        {text !== typed && <OtherLayoutNote typed={typed} text={text} onAsTyped={searchAsTyped} />}
        <div id="command-results" role="listbox" aria-label={t('shell.command.title')} className={styles.results}>
          {groups.map(({ group, ...found }) => (
            <ResultGroup key={group} {...found} searched={text} activeId={active?.id} onPoint={setActiveId} onOpen={actions.open} />
          ))}
        </div>
        {text.trim() === '' && kind === null && (
          <p className={styles.howTo}>
            <IsolatedValues>{t('shell.command.howTo', { number: '10682', phone: '5000 1234' })}</IsolatedValues>
          </p>
        )}
        <SearchNotes search={search} typed={typed} />
        <CommandFoot search={search} active={active} hasText={text.trim() !== ''} />
      </DialogSurface>
    </Dialog>
  );
}

interface CommandKeysOptions {
  text: string;
  search: CommandSearch;
  active: CommandItem | undefined;
  actions: ReturnType<typeof useItemActions>;
  onActive(id: string | undefined): void;
}

/** The keys of the search field: arrows, Enter, Ctrl+Enter, and Ctrl+P. */
function useCommandKeys({ text, search, active, actions, onActive }: CommandKeysOptions): (event: KeyboardEvent) => void {
  const { items, orders } = search;
  const { open, openInWindow, printItem } = actions;
  const wait = useAwaited({ typed: text, orders, onFound: open });
  return (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const isCommand = event.ctrlKey || event.metaKey;
    // The key's place, not its letter, so that it works on an Arabic keyboard. The menu's own Ctrl+P would print the screen below.
    if (isCommand && event.code === 'KeyP') {
      if (active) printItem(active);
    } else if (isCommand && isEnter(event)) {
      if (active) openInWindow(active);
    } else if (step) onActive(stepItem(items, active?.id, step)?.id);
    else if (!isEnter(event)) return;
    else if (active) open(active);
    else if (orders.isSearching) wait();
    else return;
    event.preventDefault();
  };
}

interface OtherLayoutNoteProps {
  typed: string;
  text: string;
  onAsTyped(): void;
}

/** Shows that the text was searched for as if it had been entered with the other keyboard layout. */
function OtherLayoutNote({ typed, text, onAsTyped }: OtherLayoutNoteProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <p className={styles.layout}>
      <span>
        <IsolatedValues>{t('shell.command.otherLayout', { typed, text })}</IsolatedValues>
      </span>
      <Button size="small" appearance="transparent" onClick={onAsTyped}>
        {t('shell.command.asTyped')}
      </Button>
    </p>
  );
}

interface CommandInputProps extends Pick<InputProps, 'value' | 'onKeyDown' | 'aria-expanded' | 'aria-activedescendant'> {
  field: Ref<HTMLInputElement>;
  isSearching: boolean;
  onType: (text: string) => void;
  onClose: () => void;
}

/** The search field. It starts with the keys that were pressed before it was shown. */
function CommandInput({ field, isSearching, onType, onClose, ...input }: CommandInputProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Input
      {...input}
      className={styles.input}
      input={{ ref: field }}
      size="large"
      appearance="filled-lighter"
      contentBefore={<Search20Regular />}
      contentAfter={
        <>
          {isSearching && <Spinner size="tiny" aria-hidden />}
          <Button
            appearance="transparent"
            className={styles.close}
            icon={<DismissRegular />}
            aria-label={t('common.close')}
            title={t('common.close')}
            onClick={onClose}
          />
        </>
      }
      placeholder={t('shell.command.placeholder')}
      onChange={(_event, data) => onType(data.value)}
      onFocus={() => {
        const ahead = typedAhead.take();
        if (ahead !== '') onType(ahead);
      }}
      role="combobox"
      aria-label={t('shell.command.placeholder')}
      aria-controls="command-results"
      aria-autocomplete="list"
    />
  );
}

/** Explains why there are no results, or not all of them. */
function SearchNotes({ search, typed }: { search: CommandSearch; typed: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { groups, orders, isSearching } = search;
  return (
    <>
      {groups.length === 0 && !orders.failure && (
        <p className={styles.none}>
          <bdi>{isSearching ? t('shell.command.searching') : t('shell.command.noResults', { search: typed })}</bdi>
        </p>
      )}
      {orders.isAmongSeen && <p className={styles.none}>{t('shell.command.amongSeen', { hours: retentionHours })}</p>}
      {orders.failure && (
        <p className={styles.none} role="alert">
          {orders.failure}{' '}
          <Button size="small" appearance="transparent" onClick={orders.retry}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </>
  );
}

interface CommandFootProps {
  search: CommandSearch;
  active: CommandItem | undefined;
  hasText: boolean;
}

/** The keys that are available now, and the number of results for screen readers. */
function CommandFoot({ search, active, hasText }: CommandFootProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.foot}>
      <span role="status" className={styles.unseen}>
        {search.isSearching ? t('shell.command.searching') : t('shell.command.results', { count: search.count })}
        {search.failures.map(({ id, text }) => (
          <span key={id}> {text}</span>
        ))}
      </span>
      <span className={styles.keys}>
        <CommandKeys caps={['\u2191', '\u2193']} words={t('shell.command.keys.move')} />
        <CommandKeys caps={['Enter']} words={t('shell.command.keys.open')} />
        {active?.isRecord && <CommandKeys caps={['Ctrl', 'Enter']} words={t('shell.command.keys.window')} />}
        {active?.order && <CommandKeys caps={['Ctrl', 'P']} words={t('shell.command.keys.print')} />}
        {!hasText && <CommandKeys caps={['Tab']} words={t('shell.command.keys.kind')} />}
      </span>
      {search.showsRecent ? (
        <span>{t('shell.command.forgotten')}</span>
      ) : (
        <CommandKeys caps={['Esc']} words={t('shell.command.keys.close')} />
      )}
    </div>
  );
}

interface OtherLayoutOptions {
  typed: string;
  /** While there are results, or a search runs, the text is searched for as it was entered. */
  hasFound: boolean;
  onSearch: (text: string) => void;
}

/** Searches for the same keys on the other keyboard layout if the text has no results. Returns a function that searches for the entered text. */
function useOtherLayout({ typed, hasFound, onSearch }: OtherLayoutOptions): () => void {
  /** The text that the user wants searched for as it was entered. */
  const [asTyped, setAsTyped] = useState<string | null>(null);
  const other = toOtherLayout(typed);
  useEffect(() => {
    if (!hasFound && typed.trim() !== '' && other !== typed && asTyped !== typed && !isLatinCode(typed)) onSearch(other);
  }, [hasFound, typed, other, asTyped, onSearch]);
  return () => {
    setAsTyped(typed);
    onSearch(typed);
  };
}

/** Handles Enter before the orders are loaded: searches immediately, and opens the order that matches, unless the text has changed. */
function useAwaited({ typed, orders, onFound }: { typed: string; orders: OrderSearch; onFound(item: CommandItem): void }): () => void {
  const [awaited, setAwaited] = useState<string | null>(null);
  const { certain, isSearching } = orders;
  const settle = useEffectEvent(() => {
    setAwaited(null);
    if (awaited === typed && certain) onFound(certain);
  });
  useEffect(() => {
    if (awaited !== null && (!isSearching || awaited !== typed)) settle();
  }, [awaited, typed, isSearching]);
  return () => {
    setAwaited(typed);
    orders.hurry();
  };
}
