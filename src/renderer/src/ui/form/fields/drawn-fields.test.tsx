// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endForm, showFormOf, startForm, typeInto } from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';
import { FormScopeContext, useFormScope } from '../form-context';
import { RecordForm } from '../record/record-form';
import { useRecordForm } from '../record/use-record-form';
import { SwitchField } from './choice-fields';
import { TextField } from './text-field';

const schema = z.object({ title: z.string(), note: z.string(), isShown: z.boolean() });
const drawn = vi.fn();

/** Records every rendered field: a field registers with its form whenever it is rendered. */
function Noted({ children }: { children: ReactNode }): ReactElement {
  const scope = useFormScope();
  const noted = useMemo<typeof scope>(
    () => ({
      ...scope,
      describeField: (name, view) => {
        drawn(name);
        return scope.describeField(name, view);
      },
    }),
    [scope],
  );
  return <FormScopeContext value={noted}>{children}</FormScopeContext>;
}

function SomeForm(): ReactElement {
  const handle = useRecordForm<z.output<typeof schema>>({
    ...{ draft: { screen: 'some', record: '1', title: 'Some' }, schema, needs: ['admin'] },
    initial: useMemo(() => ({ title: '', note: '', isShown: false }), []),
    save: async () => ok(null),
  });
  return (
    <RecordForm handle={handle}>
      <Noted>
        <TextField name="title" label="Title" />
        <TextField name="note" label="Note" />
        <SwitchField name="isShown" label="Shown" />
      </Noted>
    </RecordForm>
  );
}

beforeEach(() => void startForm());
afterEach(endForm);

it('a field is not drawn anew by what is typed in another one, which makes the form a changed one', async () => {
  showFormOf(SomeForm);
  expect(new Set(drawn.mock.calls.map(([name]) => name))).toEqual(new Set(['title', 'note', 'isShown']));
  drawn.mockClear();
  typeInto(inEnglish('about.title'), 'Pots');
  await screen.findByRole('button', { name: inEnglish('forms.save') });
  expect(new Set(drawn.mock.calls.map(([name]) => name))).toEqual(new Set(['title']));
});
