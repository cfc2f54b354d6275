import { ok, type Result } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ShownPage } from './page';

/* The server's own words on both sides of a page: what it answers, and what reaches it. */

type PageCall = Extract<CallName, Parameters<ShownPage['bridge']['requestsOf']>[0]>;

/** What a page gets when the server answers a call with this. */
export function answered<Name extends PageCall>(name: Name, body: unknown): Result<ValueOf<Name>> {
  return ok(calls[name].answer.decode(body) as ValueOf<Name>);
}

export const pageOf = (rows: readonly object[]) => ({ data: { data: rows, totalItems: rows.length } });
export const listOf = (rows: readonly object[]) => ({ data: rows });

/** The body of a call as it reaches the server. */
export function onTheWire<Name extends PageCall>(name: Name, input: InputOf<Name>): Record<string, unknown> {
  const { body } = input as { body: unknown };
  return JSON.parse(JSON.stringify(calls[name].body?.parse(body)));
}

/** The same of every request of a call, in their order. */
export function sentBodies<Name extends PageCall>(page: ShownPage, name: Name): Record<string, unknown>[] {
  return page.bridge.requestsOf(name).map((input) => onTheWire(name, input as InputOf<Name>));
}

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');

function rowOf(id: number): HTMLElement {
  const row = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

/** What stands in the cells of a row, as soon as it is there. */
export function cellsOf(id: number): Promise<string[]> {
  return waitFor(() => [...rowOf(id).querySelectorAll('td')].map(({ textContent }) => plain(textContent)));
}

/** As soon as the list shows all of this in the row: after an add or a change it does without a reload. */
export function listShows(id: number, ...texts: string[]): Promise<void> {
  return waitFor(() => {
    const said = plain(rowOf(id).textContent);
    expect(texts.filter((text) => !said.includes(text))).toEqual([]);
  });
}

/** Looks at the list before a form that stands on an address of its own: what the list shows afterwards was not read for the first time. */
export async function lookAtList(page: ShownPage, list: string, id: number): Promise<void> {
  await page.goTo(list);
  await waitFor(() => rowOf(id));
  await page.goTo(-1);
}
