import { ask } from '@renderer/runtime/calls/bridge';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { WindowBegin } from '@shared/contract/desktop/windows';
import { create } from 'zustand';

/** What this window was opened for; null in the main window. Known before the first screen. */
export const useWindowBegin = create<{ begin: WindowBegin | null }>(() => ({ begin: null }));

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

/** Opens a record in a window of its own, under the name that it has in its list, or brings the window that shows it to the front. */
export async function openRecordWindow(link: RecordLink, name: string | null): Promise<void> {
  const wish = { path: link.to, state: link.state ?? null, record: toRecordKey(link), name: name?.slice(0, 300) ?? null };
  const result = await ask('windows.open', wish);
  if (!result.ok) notify.failure(result.error);
  else if (result.value === 'full') notify.info(i18n.t('shell.windows.full'));
}
