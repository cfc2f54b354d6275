import { request, toFailureError } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { notify } from '@renderer/runtime/notices/notify';
import type { ListState } from '@renderer/ui/list/state/list-state';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { MessageStatus } from '@shared/domain/message-status';
import { toPageCount } from '@shared/domain/server/paging';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MessageSite } from './held-closings';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('tr[data-row]') ?? null;

/** Focuses the same cell of the first or last row. */
function focusRow(inside: HTMLElement, isLast: boolean, column: number): void {
  const row = [...inside.querySelectorAll('tbody tr[data-row]')].at(isLast ? -1 : 0);
  const cell = row?.children[column];
  const stop = cell?.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled)') ?? (cell as HTMLElement | undefined);
  stop?.focus();
}

interface PageStepsOptions {
  site: MessageSite;
  state: ListState;
  /** Called with the message that has the focus on the new page. */
  onShow(message: ContactMessage): void;
}

/**
 * The arrow keys lead over the first and the last row of a page to the page beside it. A held key stops there. The rows of a search are all
 * on one page. Returns the handlers for the element around the list.
 */
export function usePageSteps({ site, state: { page, tab, search }, onShow }: PageStepsOptions) {
  const client = useQueryClient();
  const [, setParams] = useSearchParams();
  const isGone = useIsGone();
  /** The row that had the focus when the key went down. */
  const from = useRef<HTMLElement | null>(null);
  const isReading = useRef(false);
  /** Where the focus goes on the page that was asked for. */
  const entry = useRef<{ inside: HTMLElement; isLast: boolean; column: number; message: ContactMessage | undefined } | null>(null);

  const enter = useEffectEvent(() => {
    const entered = entry.current;
    entry.current = null;
    if (!entered) return;
    focusRow(entered.inside, entered.isLast, entered.column);
    if (entered.message) onShow(entered.message);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => enter(), [page]);

  const go = async (step: 1 | -1, inside: HTMLElement, column: number): Promise<void> => {
    const wanted = page + step;
    if (search || wanted < 1 || isReading.current) return;
    const call = `${site}.list` as const;
    const toInput = (of: number) => ({ query: { page: of, status: tab as MessageStatus } });
    const shown = client.getQueryData<{ totalItems: number }>(readKey(call, toInput(page)));
    if (!shown || wanted > toPageCount(shown.totalItems)) return;
    isReading.current = true;
    try {
      const { rows } = await client.fetchQuery({ queryKey: readKey(call, toInput(wanted)), queryFn: () => request(call, toInput(wanted)) });
      if (isGone.current) return;
      entry.current = { inside, isLast: step < 0, column, message: rows.at(step < 0 ? -1 : 0) };
      setParams((params) => {
        if (wanted > 1) params.set('page', String(wanted));
        else params.delete('page');
        return params;
      });
    } catch (error) {
      notify.failure(toFailureError(error).failure);
    }
    isReading.current = false;
  };

  return {
    onKeyDownCapture({ key, repeat, target }: KeyboardEvent<HTMLElement>): void {
      from.current = steps[key] && !repeat ? rowOf(target as Element) : null;
    },
    /** Called when the table has moved the focus, if it could. */
    onKeyUp({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
      const [step, row, cell] = [steps[key], from.current, document.activeElement?.closest('td')];
      from.current = null;
      if (!step || !row || row !== rowOf(cell ?? null) || !cell) return;
      const rows = [...currentTarget.querySelectorAll('tbody tr[data-row]')];
      if (rows.at(step > 0 ? -1 : 0) === row) void go(step, currentTarget, [...row.children].indexOf(cell));
    },
  };
}
