import { Button, Dialog, DialogSurface, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { DismissRegular, Search20Regular } from '@fluentui/react-icons';
import { usePrint } from '@renderer/parts/printing/use-print';
import { isEnter } from '@renderer/rules/is-enter';
import { toOtherLayout } from '@renderer/rules/keyboard-layout';
import { mayBeCode } from '@renderer/rules/search-text';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { notify } from '@renderer/runtime/notices/notify';
import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useSession } from '@renderer/runtime/state/session-store';
import { openRecordWindow } from '@renderer/runtime/state/window-kind';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useReturnFocus } from '@renderer/ui/controls/use-return-focus';
import { useActiveDialog } from '@renderer/ui/feedback/use-active-dialog';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { smallQuietWords, visuallyHidden } from '@renderer/ui/text/text-styles';
import { keptForHours } from '@shared/contract/server-away';
import { isAllowed } from '@shared/domain/permissions';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type CommandItem,
  type CommandTotals,
  isOfKind,
  type SearchKind,
  stepItem,
  toGroups,
  toRetryItems,
  toScreenItems,
} from './command-items';
import { CommandKeys } from './command-keys';
import { forgetRecent, noteOpened, recentItems } from './recent-items';
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

/** `BD-01001` is a code of the shop's, on whatever layout it was typed. */
const isLatinCode = (text: string): boolean => /^[\x21-\x7e]*-[\x21-\x7e]*$/.test(text.trim()) && mayBeCode(text);

/** Jumps to a screen, a record or a deed (Ctrl+K). */
export function CommandBox({ onClose }: { onClose: () => void }): ReactElement {
  useReturnFocus();
  const surface = useActiveDialog();
  const styles = useStyles();
  const t = useTexts();
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
  const [, setForgotten] = useState(0);
  const isEmpty = text.trim() === '';
  const recent = isEmpty
    ? recentItems().map((item) => ({ ...item, id: `recent-${item.id}`, from: item.group, group: 'recent' as const }))
    : [];
  const forget: CommandItem[] =
    recent.length > 0
      ? [
          {
            ...{ id: 'forget', group: 'recent', label: t('shell.command.clearRecent'), short: t('shell.command.clearRecent'), to: '' },
            stays: true,
            run() {
              forgetRecent();
              setForgotten((count) => count + 1);
            },
          },
        ]
      : [];
  const retries = toRetryItems(records.failed, (failure) => t('shell.command.failedHere', { reason: toFailureText(failure, t) }));
  const found = [...recent, ...forget, ...screens, ...deeds, ...orders.items, ...records.items, ...guideItems.items];
  const shown = [...found, ...retries].filter((item) => isOfKind(item, kind));
  const isSearching = orders.isSearching || records.isSearching;
  const lateKinds = useLasting(isSearching) ? [...orders.reading, ...records.reading] : [];
  const groups = toGroups(
    [...shown, ...lateKinds.map((group) => ({ group })).filter((late) => isOfKind(late, kind))].map(({ group }) => group),
    orders.groups,
    isEmpty,
  );
  const items = groups.flatMap((group) => shown.filter((item) => item.group === group));
  const toCount = (group: CommandItem['group']): number | null =>
    lateKinds.includes(group) ? null : (totals[group] ?? items.filter((item) => item.group === group && !item.isRetry).length);
  const count = groups.filter((group) => group !== 'recent').reduce((sum, group) => sum + (toCount(group) ?? 0), 0);
  const toTitle = (group: CommandItem['group']): string => {
    const retry = retries.find((item) => item.group === group);
    const others = retry && !found.some((item) => item.group === group) ? retry.of : [group];
    return [...new Set(others)].map((one) => t(`shell.command.${one}`)).join(t('forms.separator'));
  };
  const nothing = found.length === 0 && retries.length === 0;
  const other = toOtherLayout(typed);
  useEffect(() => {
    // The same keys on the other layout of the keyboard.
    if (!isSearching && nothing && typed.trim() !== '' && other !== typed && asTyped !== typed && !isLatinCode(typed)) setText(other);
  }, [isSearching, nothing, typed, other, asTyped]);
  // Enter at once opens what was found, and neither asks again nor clears.
  const active = items.find((item) => item.id === activeId) ?? items.find((item) => !item.isRetry && !item.short);
  const open = (item: CommandItem): void => {
    if (item.stays) {
      item.run?.();
      field.current?.focus();
      return;
    }
    onClose();
    noteFirstSteps(['search']);
    noteOpened(toOpened(item));
    if (item.run) item.run();
    else void navigate(item.to, { state: item.state });
  };
  const wait = useAwaited({ typed: text, orders, onFound: open });
  const openInWindow = (item: CommandItem): void => {
    if (item.stays) return;
    if (!item.isRecord) {
      notify.info(t('shell.command.noWindow', { name: item.label }));
      return;
    }
    onClose();
    noteOpened(toOpened(item));
    void openRecordWindow(item, { name: item.label, list: null });
  };
  const printChosen = (item: CommandItem): void => {
    if (item.stays) return;
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
    } else if (isCommand && isEnter(event)) {
      if (active) openInWindow(active);
    } else if (step) setActiveId(stepItem(items, active?.id, step)?.id);
    else if (!isEnter(event)) return;
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
              title={toTitle(group)}
              isReading={lateKinds.includes(group)}
              count={toCount(group)}
              items={items.filter((item) => item.group === group)}
              searched={text}
              activeId={active?.id}
              onPoint={setActiveId}
              onOpen={open}
            />
          ))}
        </div>
        {isEmpty && kind === null && (
          <p className={styles.howTo}>
            <IsolatedValues>{t('shell.command.howTo', { number: '10682', phone: '5000 1234' })}</IsolatedValues>
          </p>
        )}
        {groups.length === 0 && !orders.failure && (
          <p className={styles.none}>
            <bdi>{isSearching ? t('shell.command.searching') : t('shell.command.noResults', { search: typed })}</bdi>
          </p>
        )}
        {orders.isAmongSeen && <p className={styles.none}>{t('shell.command.amongSeen', { hours: keptForHours })}</p>}
        {orders.failure && (
          <p className={styles.none} role="alert">
            {orders.failure}{' '}
            <Button size="small" appearance="transparent" onClick={orders.retry}>
              {t('common.retry')}
            </Button>
          </p>
        )}
        <div className={styles.foot}>
          <span role="status" className={styles.unseen}>
            {isSearching ? t('shell.command.searching') : t('shell.command.results', { count })}
            {retries.map(({ id, group, label }) => (
              <span key={id}>
                {' '}
                {toTitle(group)}: {label}
              </span>
            ))}
          </span>
          <span className={styles.keys}>
            <CommandKeys caps={['\u2191', '\u2193']} words={t('shell.command.keys.move')} />
            <CommandKeys caps={['Enter']} words={t('shell.command.keys.open')} />
            {active?.isRecord && <CommandKeys caps={['Ctrl', 'Enter']} words={t('shell.command.keys.window')} />}
            {active?.order && <CommandKeys caps={['Ctrl', 'P']} words={t('shell.command.keys.print')} />}
            {isEmpty && <CommandKeys caps={['Tab']} words={t('shell.command.keys.kind')} />}
          </span>
          {recent.length > 0 ? (
            <span>{t('shell.command.forgotten')}</span>
          ) : (
            <CommandKeys caps={['Esc']} words={t('shell.command.keys.close')} />
          )}
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

/** As it was found, and not as one of the last. */
function toOpened(item: CommandItem & { from?: CommandItem['group'] }): CommandItem {
  const { from, ...opened } = item;
  return from ? { ...opened, id: item.id.replace(/^recent-/, ''), group: from } : opened;
}

const lastingMs = 500;

/** What is over at once is not worth a change of the picture. */
function useLasting(isOn: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasts(true), lastingMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isOn]);
  return isOn && lasts;
}
