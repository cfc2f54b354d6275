import { Button, Dialog, DialogSurface, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { usePrint } from '@renderer/parts/printing/use-print';
import { toOtherLayout } from '@renderer/rules/keyboard-layout';
import { isMac } from '@renderer/runtime/is-mac';
import { useNavigate } from '@renderer/runtime/navigation/navigation';
import { notify } from '@renderer/runtime/notices/notify';
import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useSession } from '@renderer/runtime/state/session-store';
import { openRecordWindow } from '@renderer/runtime/state/window-kind';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useActiveDialog } from '@renderer/ui/feedback/use-active-dialog';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import { isAllowed } from '@shared/domain/permissions';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandItem, type CommandTotals, isOfKind, type SearchKind, stepItem, toScreenItems } from './command-items';
import { noteOpened, recentItems } from './recent-items';
import { ResultGroup, toElementId } from './result-group';
import { SearchKinds } from './search-kinds';
import { typedAhead } from './typed-ahead';
import { useDeeds } from './use-deeds';
import { useGuideItems } from './use-guide-items';
import { type OrderSearch, useOrderSearch } from './use-order-search';
import { useRecordSearch } from './use-record-search';

const useStyles = makeStyles({
  surface: { maxInlineSize: '720px', padding: 0, marginBlockStart: '8vh', overflow: 'hidden' },
  input: { inlineSize: '100%', '::after': { display: 'none' } },
  results: { maxBlockSize: 'min(560px, 92vh - 200px)', overflowY: 'auto', padding: '8px' },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    paddingBlock: '6px',
    paddingInline: '16px',
    ...smallQuietWords,
    lineHeight: '20px',
    ...hairline.blockStart,
  },
  keys: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: '16px' },
  layout: { ...flexRow, justifyContent: 'space-between', margin: 0, paddingBlock: '4px', paddingInline: '16px', ...smallQuietWords },
  none: { margin: 0, paddingBlock: '16px', paddingInline: '16px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});

/** Jumps to a screen, a record or a deed (Ctrl+K). */
export function CommandBox({ onClose }: { onClose: () => void }): ReactElement {
  useReturnFocus();
  const surface = useActiveDialog();
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [kind, setKind] = useState<SearchKind | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const roles = useSession((state) => state.roles);
  const [text, setText] = useState('');
  /** What is to be searched letter by letter as it was typed. */
  const [asTyped, setAsTyped] = useState<string | null>(null);
  const type = (value: string): void => {
    setTyped(value);
    setText(value);
  };
  const orders = useOrderSearch(text);
  const screens = toScreenItems(
    text,
    (key) => t(`navigation.${key}`),
    (need) => isAllowed(need, roles),
  );
  const records = useRecordSearch(text);
  const deeds = useDeeds(text);
  const guideItems = useGuideItems(text);
  const { printOrders } = usePrint();
  const totals: CommandTotals = { ...orders.totals, ...records.totals, guide: guideItems.total };
  const recent = text.trim() === '' ? recentItems().map((item) => ({ ...item, id: `recent-${item.id}`, group: 'recent' as const })) : [];
  const all = [...recent, ...screens, ...deeds, ...orders.items, ...records.items, ...guideItems.items];
  const items = all.filter((item) => isOfKind(item, kind));
  const isSearching = orders.isSearching || records.isSearching;
  const toCount = (group: CommandItem['group']): number => totals[group] ?? items.filter((item) => item.group === group).length;
  const groups = [...new Set(items.map(({ group }) => group))];
  const count = groups.filter((group) => group !== 'recent').reduce((sum, group) => sum + toCount(group), 0);
  const other = toOtherLayout(typed);
  useEffect(() => {
    // The same keys on the other layout of the keyboard.
    if (!isSearching && all.length === 0 && typed.trim() !== '' && other !== typed && asTyped !== typed) setText(other);
  }, [isSearching, all.length, typed, other, asTyped]);
  const active = items.find((item) => item.id === activeId) ?? items[0];
  const open = (item: CommandItem): void => {
    onClose();
    noteFirstSteps(['search']);
    noteOpened(recent.includes(item as (typeof recent)[number]) ? { ...item, id: item.id.replace(/^recent-/, '') } : item);
    if (item.run) item.run();
    else void navigate(item.to, { state: item.state });
  };
  const wait = useAwaited({ typed: text, orders, onFound: open });
  const openInWindow = (item: CommandItem): void => {
    if (!item.isRecord) {
      notify.info(t('shell.command.noWindow', { name: item.label }));
      return;
    }
    onClose();
    noteOpened(item);
    void openRecordWindow(item, { name: item.label, list: null });
  };
  const printChosen = (item: CommandItem): void => {
    if (!item.order) {
      notify.info(t('shell.command.noPrint', { name: item.label }));
      return;
    }
    onClose();
    void printOrders([item.order]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    const isCommand = event.ctrlKey || event.metaKey;
    // By the key's place, so that it works on an Arabic keyboard; the menu's own would print the screen below.
    if (isCommand && event.code === 'KeyP') {
      if (active) printChosen(active);
    } else if (isCommand && event.key === 'Enter') {
      if (active) openInWindow(active);
    } else if (step) setActiveId(stepItem(items, active?.id, step)?.id);
    else if (event.key !== 'Enter') return;
    else if (active) open(active);
    else if (orders.isSearching) wait();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface ref={surface} className={styles.surface} data-guide="find-everything" aria-label={t('shell.command.title')}>
        <Input
          className={styles.input}
          input={{ ref: field }}
          size="large"
          appearance="filled-lighter"
          contentBefore={<Search20Regular />}
          contentAfter={isSearching ? <Spinner size="tiny" aria-hidden /> : null}
          placeholder={t('shell.command.placeholder')}
          value={typed}
          onChange={(_event, data) => type(data.value)}
          onKeyDown={onKeyDown}
          onFocus={() => {
            const ahead = typedAhead.take();
            if (ahead !== '') type(ahead);
          }}
          role="combobox"
          aria-label={t('shell.command.placeholder')}
          aria-expanded={items.length > 0}
          aria-controls="command-results"
          aria-autocomplete="list"
          {...(active && { 'aria-activedescendant': toElementId(active) })}
        />
        <SearchKinds
          kind={kind}
          onChoose={(chosen) => {
            setKind(chosen);
            field.current?.focus();
          }}
        />
        {text !== typed && (
          <p className={styles.layout}>
            <span>
              <IsolatedValues>{t('shell.command.otherLayout', { typed, text })}</IsolatedValues>
            </span>
            <Button
              size="small"
              appearance="transparent"
              onClick={() => {
                setAsTyped(typed);
                setText(typed);
              }}
            >
              {t('shell.command.asTyped')}
            </Button>
          </p>
        )}
        <div id="command-results" role="listbox" aria-label={t('shell.command.title')} className={styles.results}>
          {groups.map((group) => (
            <ResultGroup
              key={group}
              title={t(`shell.command.${group}`)}
              count={toCount(group)}
              items={items.filter((item) => item.group === group)}
              searched={text}
              activeId={active?.id}
              onPoint={setActiveId}
              onOpen={open}
            />
          ))}
        </div>
        {items.length === 0 && !orders.failure && (
          <p className={styles.none}>
            <bdi>{isSearching ? t('shell.command.searching') : t('shell.command.noResults', { search: typed })}</bdi>
          </p>
        )}
        {orders.failure && (
          <p className={styles.none} role="alert">
            {orders.failure}
          </p>
        )}
        <div className={styles.foot}>
          <span role="status">{isSearching ? t('shell.command.searching') : t('shell.command.results', { count })}</span>
          <span className={styles.keys}>
            <span>{t('shell.command.hint')}</span>
            {active?.isRecord && <span>{t('shell.command.hintWindow', { key: isMac() ? '⌘' : 'Ctrl' })}</span>}
            {active?.order && <span>{t('shell.command.hintPrint', { key: isMac() ? '⌘' : 'Ctrl' })}</span>}
          </span>
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/** Enter before the orders are there: asks at once and opens the one that is meant, unless the text was changed meanwhile. */
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
