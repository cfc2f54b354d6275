import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { OpenedRecord, RecordInWindow } from '@shared/contract/desktop/windows';
import { isRecord } from '@shared/domain/is-record';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { ask, bridge } from './bridge';

/** The record of this window; null in the main window. It's known before the first screen. */
export const useWindowBegin = create<{ begin: OpenedRecord | null }>(() => ({ begin: null }));

let lastSaid: { text: string; at: number } | null = null;
const freshMs = 3000;

useNotifications.subscribe(({ messages }) => {
  const message = messages.at(-1)?.message;
  if (message?.kind === 'text' && message.intent === 'success') lastSaid = { text: message.text, at: performance.now() };
});

/** Closes the window because its work is done; the main window repeats its last message. */
export function finishRecordWindow(): void {
  const said = lastSaid && performance.now() - lastSaid.at < freshMs ? lastSaid.text : null;
  void ask('windows.finish', { said });
}

/** Whether this is a record's window, which has no sidebar and no search, and closes when its work is done. */
export const isRecordWindow = (): boolean => useWindowBegin.getState().begin !== null;

export interface RecordLink {
  to: string;
  state?: unknown;
}

/** Identifies a record. Screens that get it as navigation state have one path for all records, so its id is taken from the state. */
function toRecordKey({ to, state }: RecordLink): string {
  const handed = typeof state === 'object' && state !== null ? Object.values(state) : [];
  const ids = handed.flatMap((value) => (isRecord(value) && 'id' in value ? [String(value.id)] : []));
  return [to, ...ids.slice(0, 1)].join(' ');
}

interface RecordWords {
  /** The record's name in its list; null without a list. */
  name: string | null;
  /** The record's list, as `handLeftList` and `handShownList` return it. */
  list: unknown;
}

const toShown = (link: RecordLink, { name, list }: RecordWords) => ({
  path: link.to,
  state: link.state ?? null,
  record: toRecordKey(link),
  name: name?.slice(0, 300) ?? null,
  list,
});

/** Records in windows of their own, the last used first; known only in the main window. */
const useRecords = create<{ records: readonly RecordInWindow[] }>(() => ({ records: [] }));

/** Follows the main process's list of record windows. */
export function followRecordWindows(): () => void {
  const note = (records: readonly RecordInWindow[]): void => useRecords.setState({ records });
  let isTold = false;
  const stop = bridge.on('windows.recordsChanged', ({ records }) => {
    isTold = true;
    note(records);
  });
  void ask('windows.records', undefined).then((result) => {
    if (result.ok && !isTold) note(result.value);
  });
  return stop;
}

/** Returns the record window that was used last, beside which this record's window can be placed; null without another one. */
export function toNeighbour(link: RecordLink): RecordInWindow | null {
  const own = toRecordKey(link);
  return useRecords.getState().records.find(({ record }) => record !== own) ?? null;
}

/** Opens a record in a window of its own, or brings that window to the front; places it beside the window of `beside`. */
export async function openRecordWindow(link: RecordLink, words: RecordWords, beside: RecordInWindow | null = null): Promise<void> {
  const result = await ask('windows.open', { ...toShown(link, words), beside: beside?.record ?? null });
  if (!result.ok) notify.failure(result.error);
  else if (result.value === 'full') notify.info(i18n.t('shell.windows.full'));
}

/**
 * Reports which record a window shows after its screen has moved to the next one. The window then has that record's name, and comes to the
 * front when the record is opened again. Does nothing in the main window.
 */
export function useShownRecord(link: RecordLink, name: string, toList: () => unknown): void {
  const key = toRecordKey(link);
  const note = useEffectEvent(() => {
    const { begin } = useWindowBegin.getState();
    if (!begin) return;
    const { record: _key, ...shown } = toShown(link, { name, list: toList() });
    useWindowBegin.setState({ begin: { ...begin, ...shown } });
    void ask('windows.recordShown', { ...shown, record: key });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each record and name, however often the screen is drawn.
  useEffect(() => note(), [key, name]);
}
