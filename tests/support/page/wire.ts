import { ok, type Result } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ShownPage } from './page';

/* The server's own format on both sides of a page: its responses, and the requests that reach it. */

type PageCall = Extract<CallName, Parameters<ShownPage['bridge']['requestsOf']>[0]>;

/** Returns the result that a page gets if the server responds to a call with this body. */
export function answered<Name extends PageCall>(name: Name, body: unknown): Result<ValueOf<Name>> {
  return ok(calls[name].answer.decode(body) as ValueOf<Name>);
}

export const pageOf = (rows: readonly object[]) => ({ data: { data: rows, totalItems: rows.length } });
export const listOf = (rows: readonly object[]) => ({ data: rows });

/** Returns the body of a call as it reaches the server. */
export function onTheWire<Name extends PageCall>(name: Name, input: InputOf<Name>): Record<string, unknown> {
  const { body } = input as { body: unknown };
  return JSON.parse(JSON.stringify(calls[name].body?.parse(body)));
}

/** Returns the bodies of all requests of a call as they reach the server, in order. */
export function sentBodies<Name extends PageCall>(page: ShownPage, name: Name): Record<string, unknown>[] {
  return page.bridge.requestsOf(name).map((input) => onTheWire(name, input as InputOf<Name>));
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');

function rowOf(id: number): HTMLElement {
  const row = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

/** Resolves with the texts of a row's cells, as soon as the row is shown. */
export function cellsOf(id: number): Promise<string[]> {
  return waitFor(() => [...rowOf(id).querySelectorAll('td')].map(({ textContent }) => plain(textContent)));
}

/** Resolves as soon as the row shows all of these texts. After an add or a change, a list shows them without a reload. */
export function listShows(id: number, ...texts: string[]): Promise<void> {
  return waitFor(() => {
    const said = plain(rowOf(id).textContent);
    expect(texts.filter((text) => !said.includes(text))).toEqual([]);
  });
}

/** Opens the list before a form with an address of its own, so that the list's later content isn't its first load. */
export async function lookAtList(page: ShownPage, list: string, id: number): Promise<void> {
  await page.goTo(list);
  await waitFor(() => rowOf(id));
  await page.goTo(-1);
}
