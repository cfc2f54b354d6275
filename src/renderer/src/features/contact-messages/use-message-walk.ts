import { ask, request, toFailureError } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { MessageStatus } from '@shared/domain/message-status';
import { pageSize, toPageStart } from '@shared/domain/server/paging';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageSite } from './held-closings';

/** The list's rows as they were when the first message was opened; more are appended at both ends, and none leaves. */
interface Taken {
  rows: readonly ContactMessage[];
  /** Number of rows before the first one. */
  before: number;
  total: number;
}

interface MessageWalkOptions {
  site: MessageSite;
  /** Page, tab, and search that are shown. */
  list: { page: number; status: MessageStatus; search: string };
  opened: ContactMessage;
}

export interface MessageWalk {
  message: ContactMessage;
  /** Position of the message, from 1. */
  at: number;
  total: number;
  previous: ContactMessage | null;
  /** Null at the end, and while the next page loads. */
  next: ContactMessage | null;
  isLast: boolean;
  go(message: ContactMessage): void;
}

/** Rows from an end at which the next page is loaded. */
const nearRows = 3;

interface ShownPage {
  rows: ContactMessage[];
  totalItems: number;
}

function toTaken(shown: ShownPage | undefined, page: number, opened: ContactMessage): Taken {
  return shown?.rows.some(({ id }) => id === opened.id)
    ? { rows: shown.rows, before: toPageStart(page), total: shown.totalItems }
    : { rows: [opened], before: 0, total: 1 };
}

/** Returns the rows of a page that aren't taken yet. */
type ReadPage = (page: number) => Promise<readonly ContactMessage[]>;

/** Rows leave the list meanwhile, so the page that should follow may begin later: earlier pages are read again until one has news. */
async function readAfter(taken: Taken, readPage: ReadPage): Promise<Taken> {
  const { rows, before } = taken;
  const last = Math.floor((before + rows.length) / pageSize) + 1;
  const found: ContactMessage[] = [];
  for (let wanted = Math.max(1, last - Math.ceil(rows.length / pageSize)); wanted <= last && found.length === 0; wanted += 1)
    found.push(...(await readPage(wanted)));
  return found.length > 0 ? { ...taken, rows: [...rows, ...found] } : { ...taken, total: before + rows.length };
}

async function readBefore(taken: Taken, readPage: ReadPage): Promise<Taken> {
  const { rows, before } = taken;
  const found = await readPage(Math.floor((before - 1) / pageSize) + 1);
  return { ...taken, rows: [...found, ...rows], before: found.length > 0 ? Math.max(0, before - found.length) : 0 };
}

/** Leads from message to message, in the order of the list from which the first one was opened. */
export function useMessageWalk({ site, list: { page, status, search }, opened }: MessageWalkOptions): MessageWalk {
  const client = useQueryClient();
  const call = `${site}.list` as const;
  const [taken, setTaken] = useState((): Taken => {
    const shown = search ? undefined : client.getQueryData<ShownPage>(readKey(call, { query: { page, status } }));
    return toTaken(shown, page, opened);
  });
  const [message, setMessage] = useState(opened);
  const language = useLanguage();
  const isReading = useRef(false);
  const { rows, before, total } = taken;
  const at = rows.findIndex(({ id }) => id === message.id);
  const isAtEnd = before + rows.length >= total;

  const readPage: ReadPage = async (wanted) => {
    const input = { query: { page: wanted, status } };
    const read = await client.fetchQuery({ queryKey: readKey(call, input), queryFn: () => request(call, input), staleTime: 0 });
    return read.rows.filter(({ id }) => !rows.some((row) => row.id === id));
  };

  const readOn = useEffectEvent(async () => {
    const read = !isAtEnd && at >= rows.length - nearRows ? readAfter : before > 0 && at === 0 ? readBefore : null;
    if (!read || isReading.current) return;
    isReading.current = true;
    try {
      setTaken(await read(taken, readPage));
    } catch (error) {
      if (at === rows.length - 1) notify.failure(toFailureError(error).failure);
    }
    isReading.current = false;
  });
  /** What a search finds is known at once. */
  const readFound = useEffectEvent(async () => {
    const found = await ask('fullLists.rows', { list: call, status, language, search, filters: {}, sort: null, page: 1 });
    if (!found.ok) return notify.failure(found.error);
    const rows = found.value.rows as ContactMessage[];
    if (rows.some(({ id }) => id === opened.id)) setTaken({ rows, before: 0, total: rows.length });
  });
  useEffect(() => {
    if (search) void readFound();
  }, [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place and each answer.
  useEffect(() => void readOn(), [taken, at]);

  return {
    message,
    at: before + at + 1,
    total,
    previous: rows[at - 1] ?? null,
    next: rows[at + 1] ?? null,
    isLast: isAtEnd && at === rows.length - 1,
    go: setMessage,
  };
}
