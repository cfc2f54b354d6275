// @vitest-environment happy-dom
import { sessionActions } from '@renderer/runtime/state/session-store';
import { i18n } from '@renderer/runtime/texts/i18n';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { endForm, showFormOf, startForm } from '../../../../../../tests/support/form-under-test';
import { RecordForm } from '../record-form';
import { useRecordForm } from '../use-record-form';
import { SwitchField } from './choice-fields';

const schema = z.object({ active: z.boolean() });
const initial = { active: true };

function SwitchForm(): ReactElement {
  const handle = useRecordForm<z.output<typeof schema>>({
    ...{ draft: { screen: 'switch', record: '1', title: 'Switch' }, schema, initial, needs: ['admin'] },
    save: async () => ok(null),
  });
  return (
    <RecordForm handle={handle}>
      <SwitchField name="active" label="Active" />
    </RecordForm>
  );
}

beforeEach(() => void startForm());
afterEach(endForm);

it('a switch says in words what it is where it cannot be flipped', async () => {
  showFormOf(SwitchForm);
  fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
  expect((screen.getByRole('switch', { name: 'Active' }) as HTMLInputElement).checked).toBe(false);
  act(() => sessionActions.setRoles([]));
  expect((screen.getByRole('switch', { name: 'Active: off' }) as HTMLInputElement).disabled).toBe(true);
  await act(() => i18n.changeLanguage('ar'));
  expect(screen.getByRole('switch', { name: 'Active: غير مفعّل' })).toBeTruthy();
});
