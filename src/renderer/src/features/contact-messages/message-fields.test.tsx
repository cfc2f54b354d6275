// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { endPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listShows, pageOf } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const question = { id: 61, full_name: 'فاطمة المطيري', email: 'fatima@mail.example', phone: '+96550001231' };
const message = 'Is the shop in Salmiya open on Friday?';

afterEach(() => endPage());

it.each([
  ['[SCU-06] the shop', '/masterHN/contact-us', 'shopMessages'],
  ['[HCU-07] the home site', '/home/contact-us', 'homeMessages'],
] as const)('%s shows of a message each of its fields, and closes it by its number', async (_site, path, area) => {
  let status = 'open';
  const list = `${area}.list` as const;
  const close = `${area}.close` as const;
  const handlers: FakeHandlers = {
    [list]: ({ query }: { query: { status: string } }) =>
      answered(list, pageOf(query.status === status ? [{ ...question, message, status }] : [])),
    [close]: () => {
      status = 'closed';
      return ok(null);
    },
  };
  const page = await showPage(path, { handlers });
  expect((await cellsOf(61)).slice(0, 6)).toEqual([
    ...['61', 'فاطمة المطيري', 'fatima@mail.example', '5000 1231', 'Is the shop in …', inEnglish('productTable.open')],
  ]);
  fireEvent.click((await tableRow(61)).querySelector('td button') as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  for (const text of [question.full_name, question.email, message]) expect(dialog.textContent).toContain(text);
  fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('contactMessages.close') }));
  // Held for its undo until the page is left.
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(page.bridge.requestsOf(close)).toEqual([{ params: { id: 61 } }]));
  await waitFor(() => expect(document.querySelector('tr[data-row="61"]')).toBeNull());
  const [, closed] = await screen.findAllByRole('tab');
  fireEvent.click(closed as HTMLElement);
  await listShows(61, question.full_name);
});
