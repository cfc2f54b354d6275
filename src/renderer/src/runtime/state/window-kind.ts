import { ask } from '@renderer/runtime/calls/bridge';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { OpenedRecord } from '@shared/contract/desktop/windows';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

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

interface RecordLink {
  to: string;
  state?: unknown;
}

/** Screens that are handed their record have the same path for each; what they are handed has its number. */
function toRecordKey({ to, state }: RecordLink): string {
  const handed = typeof state === 'object' && state !== null ? Object.values(state) : [];
  const ids = handed.flatMap((value) => (typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : []));
  return [to, ...ids.slice(0, 1)].join(' ');
}

interface RecordWords {
  /** In its list; null where it has none. */
  name: string | null;
  /** The list that it stands in, as `toHandedList` gives it. */
  list: unknown;
}

const toShown = (link: RecordLink, { name, list }: RecordWords) => ({
  path: link.to,
  state: link.state ?? null,
  record: toRecordKey(link),
  name: name?.slice(0, 300) ?? null,
  list,
});

/** Opens a record in a window of its own, or brings the window that shows it to the front. */
export async function openRecordWindow(link: RecordLink, words: RecordWords): Promise<void> {
  const result = await ask('windows.open', toShown(link, words));
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
    void ask('windows.note', { ...shown, record: key });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: noted for each record and name, however often it is drawn.
  useEffect(() => note(), [key, name]);
}
