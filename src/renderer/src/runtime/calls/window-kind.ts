import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { OpenedRecord, RecordInWindow } from '@shared/contract/desktop/windows';
import { isRecord } from '@shared/domain/is-record';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { ask, bridge } from './bridge';

/** What this window was opened for; null in the main window. Known before the first screen. */
export const useWindowBegin = create<{ begin: OpenedRecord | null }>(() => ({ begin: null }));

let lastSaid: { text: string; at: number } | null = null;
const freshMs = 3000;

useNotifications.subscribe(({ messages }) => {
  const message = messages.at(-1)?.message;
  if (message?.kind === 'text' && message.intent === 'success') lastSaid = { text: message.text, at: performance.now() };
});

/** The window's work is done: it closes, and what it has said last is told in the main window. */
export function finishRecordWindow(): void {
  const said = lastSaid && performance.now() - lastSaid.at < freshMs ? lastSaid.text : null;
  void ask('windows.finish', { said });
}

/** A window of a single record: it has no sidebar and no search, and closes when its work is done. */
export const isRecordWindow = (): boolean => useWindowBegin.getState().begin !== null;

export interface RecordLink {
  to: string;
  state?: unknown;
}

/** Screens that are handed their record have the same path for each; what they are handed has its number. */
function toRecordKey({ to, state }: RecordLink): string {
  const handed = typeof state === 'object' && state !== null ? Object.values(state) : [];
  const ids = handed.flatMap((value) => (isRecord(value) && 'id' in value ? [String(value.id)] : []));
  return [to, ...ids.slice(0, 1)].join(' ');
}

interface RecordWords {
  /** In its list; null where it has none. */
  name: string | null;
  /** The list that it stands in, as `handLeftList` and `handShownList` give it. */
  list: unknown;
}

const toShown = (link: RecordLink, { name, list }: RecordWords) => ({
  path: link.to,
  state: link.state ?? null,
  record: toRecordKey(link),
  name: name?.slice(0, 300) ?? null,
  list,
});

/** Records in windows of their own, the one used last first; known in the main window. */
const useRecords = create<{ records: readonly RecordInWindow[] }>(() => ({ records: [] }));

/** Takes over what the main process says of them, now and from now on. */
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

/** The record beside whose window this one can stand: the one that was used last of those that are another one; null where there is none. */
export function toNeighbour(link: RecordLink): RecordInWindow | null {
  const own = toRecordKey(link);
  return useRecords.getState().records.find(({ record }) => record !== own) ?? null;
}

/** Opens a record in a window of its own, or brings the window that shows it to the front; `beside` another one where it is named. */
export async function openRecordWindow(link: RecordLink, words: RecordWords, beside: RecordInWindow | null = null): Promise<void> {
  const result = await ask('windows.open', { ...toShown(link, words), beside: beside?.record ?? null });
  if (!result.ok) notify.failure(result.error);
  else if (result.value === 'full') notify.info(i18n.t('shell.windows.full'));
}

/**
 * A screen that goes from one record to the next in its place says which one its window shows, so that the window has its name and is the one
 * that comes to the front for it. Does nothing in the main window.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted for each record and name, however often it is drawn.
  useEffect(() => note(), [key, name]);
}
