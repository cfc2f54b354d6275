// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, noDrafts } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, showPage } from '../../../../../tests/support/page/page';
import { answered, onTheWire, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

let stored: object = { iban: 'KW81CBKU0000000000001234560101' };
const handlers: FakeHandlers = {
  ...noDrafts,
  'iban.read': () => answered('iban.read', { data: stored }),
  'iban.save'(input) {
    stored = onTheWire('iban.save', input);
    return ok(null);
  },
};
const shown = (): string => document.querySelector('[data-iban]')?.textContent ?? '';

afterEach(() => endPage());

it('[IBN-05] the IBAN of the setting is shown, and the one that is typed takes its place there', async () => {
  const page = await showPage('/payment', { handlers });
  await waitFor(() => expect(shown()).toBe('KW81CBKU0000000000001234560101'));
  fireEvent.click(control(inEnglish('common.edit')));
  expect(field('iban').value.replaceAll(' ', '')).toBe('KW81CBKU0000000000001234560101');
  fill({ iban: 'KW39 GULB 0000 0000 0000 1234 5601 02' });
  fireEvent.click(control(inEnglish('iban.save')));
  await waitFor(() => expect(sentBodies(page, 'iban.save')).toEqual([{ iban: 'KW39GULB0000000000001234560102' }]));
  await waitFor(() => expect(shown()).toBe('KW39GULB0000000000001234560102'));
});
