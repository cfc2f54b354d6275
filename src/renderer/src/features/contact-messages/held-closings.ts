import { dropRow } from '@renderer/runtime/calls/cached-rows';
import { readKey } from '@renderer/runtime/calls/reads';
import type { Send } from '@renderer/runtime/calls/use-send';
import { notify } from '@renderer/runtime/notices/notify';
import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { isolate } from '@renderer/ui/text/isolate';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { Language } from '@shared/domain/language';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';

/** Each site has its own messages, with calls of the same shape. */
export type MessageSite = 'homeMessages' | 'shopMessages';

interface Held {
  site: MessageSite;
  message: ContactMessage;
  client: QueryClient;
  send: Send;
}

/**
 * Messages that are to be closed, by `toKey`. The server can't open a closed message again (checklist HCU-10, SCU-07), so a closing waits
 * here as long as its undo is offered.
 */
export const useHeldClosings = create<{ held: ReadonlyMap<string, Held> }>(() => ({ held: new Map() }));

/** Milliseconds after the last closing until all are sent. */
const heldMs = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export const toHeldKey = (site: MessageSite, { id }: Pick<ContactMessage, 'id'>): string => `closing ${site} ${id}`;

interface Closing extends Held {
  language: Language;
}

/** Removes the message from the list at once, and closes it after a while; the notice's *Undo* brings it back until then. */
export function holdClosing({ language, ...closing }: Closing): void {
  const { site, message, client } = closing;
  const key = toHeldKey(site, message);
  const held = new Map(useHeldClosings.getState().held).set(key, closing);
  useHeldClosings.setState({ held });
  dropRow(client, `${site}.list`, message.id);
  clearTimeout(timer);
  timer = setTimeout(sendHeldClosings, heldMs);
  const undo = { label: i18n.t('common.undo'), run: (matters: readonly string[] = [key]) => putBack(matters) };
  notify.success(i18n.t('contactMessages.reader.done', { name: isolate(message.full_name, language) }), undo, key, {
    kind: 'closed messages',
    amounts: { count: 1 },
    toText: ({ count = 1 }) => i18n.t('contactMessages.reader.doneMany', { count }),
  });
}

function putBack(keys: readonly string[]): void {
  const { held } = useHeldClosings.getState();
  const found = keys.flatMap((key) => held.get(key) ?? []);
  if (found.length === 0) notify.info(i18n.t('contactMessages.reader.tooLate'));
  useHeldClosings.setState({ held: new Map([...held].filter(([key]) => !keys.includes(key))) });
  for (const { site, client } of found) refresh(site, client);
}

const refresh = (site: MessageSite, client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: readKey(`${site}.list`, {} as never).slice(0, 1) });

/** Closes the held messages now, one after the other; one that can't be closed returns to its list. */
async function sendAll(): Promise<void> {
  clearTimeout(timer);
  const { held } = useHeldClosings.getState();
  for (const [key, { site, message, client, send }] of held) {
    if (!useHeldClosings.getState().held.has(key)) continue;
    const onSuccess = (): void => dropRow(client, `${site}.list`, message.id);
    const closed = await send(`${site}.close`, { params: { id: message.id } }, { onSuccess });
    const rest = new Map(useHeldClosings.getState().held);
    rest.delete(key);
    useHeldClosings.setState({ held: rest });
    if (!closed.ok) refresh(site, client);
  }
}

const sendHeldClosings = (): void => void sendAll();

// The page is left or loaded again.
window.addEventListener('pagehide', sendHeldClosings);
// Messages that weren't closed before the session ended stay open.
useSession.subscribe((now, before) => {
  if (ownerOf(now)?.id === ownerOf(before)?.id) return;
  clearTimeout(timer);
  useHeldClosings.setState({ held: new Map() });
});
