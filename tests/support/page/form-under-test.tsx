import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { createQueryClient } from '@renderer/runtime/calls/query-client';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { LeaveGuard } from '@renderer/ui/form/drafts/leave-guard';
import { PdfField } from '@renderer/ui/form/fields/files/pdf-field';
import { PictureSlotsField } from '@renderer/ui/form/fields/files/picture-slots-field';
import { EmailField, PasswordField } from '@renderer/ui/form/fields/special-fields';
import { TagsField } from '@renderer/ui/form/fields/tags-field';
import { TextField } from '@renderer/ui/form/fields/text-field';
import { FormSection } from '@renderer/ui/form/form-section';
import { RecordForm } from '@renderer/ui/form/record/record-form';
import type { RecordFormOptions } from '@renderer/ui/form/record/record-form-types';
import { useRecordForm } from '@renderer/ui/form/record/use-record-form';
import { optionalPassword, requiredEmail, requiredText } from '@renderer/validation/form-rules';
import type { Draft } from '@shared/contract/desktop/drafts';
import { ok } from '@shared/contract/result';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { z } from 'zod';
import { create } from 'zustand';
import { inEnglish } from '../texts';
import { createFakeBridge, type FakeBridge } from './fake-bridge';
import { noDrafts } from './form-on-page';
import { createShownRouter, type ShownRouter } from './shown-router';
import { TestLook } from './test-look';

const schema = z.object({
  f_name: requiredText(),
  email: requiredEmail(),
  password: optionalPassword('forms.required'),
  tags: z.array(z.string()).max(2, 'forms.tags.full {"count":2}'),
  pictures: z.array(z.string()),
  catalog: z.string(),
});
export type FormValues = z.output<typeof schema>;
export type FormOptions = Partial<RecordFormOptions<FormValues, null>>;

export const stored: FormValues = { f_name: 'Maryam', email: 'maryam@shop.example', password: '', tags: [], pictures: [], catalog: '' };

const ref = { screen: 'admins.edit', record: '7' };

/** Returns a draft of the form as an earlier run stored it. */
export function toDraft(values: Partial<FormValues>): Draft {
  return {
    ...ref,
    title: inEnglish('navigation.editAdmin'),
    path: '/',
    savedAt: '2026-11-20T07:00:00.000Z',
    values: JSON.stringify({ values: { ...stored, ...values }, baseline: stored }),
  };
}

function Form(options: FormOptions): ReactElement {
  const handle = useRecordForm<FormValues, null>({
    draft: { ...ref, title: inEnglish('navigation.editAdmin') },
    secrets: ['password'],
    schema,
    initial: stored,
    needs: ['admin'],
    save: async () => ok(null),
    ...options,
  });
  return (
    <RecordForm handle={handle}>
      <FormSection id="name" title="Name">
        <TextField name="f_name" label="First name" isRequired />
        <PasswordField name="password" label="Password" />
      </FormSection>
      <FormSection id="contact" title="Contact">
        <EmailField name="email" label="Email" isRequired />
        <TagsField name="tags" label="Tags" max={2} />
        <PictureSlotsField name="pictures" label="Pictures" max={3} />
        <PdfField name="catalog" label="Catalog" />
      </FormSection>
    </RecordForm>
  );
}

export interface ShownForm extends RenderResult {
  shown: ShownRouter;
  /** The rendered element, for rendering it again. */
  page: ReactElement;
  /** Renders the form again with other options, as a screen does after its record was loaded again. */
  update: (options: FormOptions) => void;
}

/** Shows the form above. */
export function showForm(options: FormOptions = {}): ShownForm {
  const useOptions = create<FormOptions>(() => options);
  const shown = showFormOf(() => <Form {...useOptions()} />);
  return { ...shown, update: (next) => act(() => useOptions.setState(next)) };
}

/** Shows any form, inside the leave guard. */
export function showFormOf(OneForm: () => ReactElement): Omit<ShownForm, 'update'> {
  const form = (
    <>
      <LeaveGuard />
      <OneForm />
    </>
  );
  const shown = createShownRouter(
    [
      { path: '/', element: form },
      { path: '*', element: <p>elsewhere</p> },
    ],
    ['/elsewhere', '/'],
  );
  const client = createQueryClient();
  const page = (
    <QueryClientProvider client={client}>
      <TestLook>
        <RouterProvider router={shown.router} useTransitions={false} />
      </TestLook>
    </QueryClientProvider>
  );
  return { ...render(page), shown, page };
}

export function startForm(): FakeBridge {
  const bridge = createFakeBridge(noDrafts);
  vi.stubGlobal('diwan', bridge);
  startI18n('en');
  applyPreferences({ language: 'en', appearance: 'light', digits: 'latn' });
  addAllTexts();
  sessionActions.setRoles(['admin']);
  return bridge;
}

export function endForm(): void {
  cleanup();
  unsavedWork.answer(false);
  unsavedWork.discard();
  useNotifications.setState({ messages: [], alert: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const textField = (name: string): HTMLInputElement => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });

export function typeInto(name: string, text: string): void {
  fireEvent.change(textField(name), { target: { value: text } });
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

/** `content`: differs for pictures that aren't the same file. */
export function toPicture(name: string, content = 1): File {
  return new File([png, new Uint8Array([content])], name, { type: 'image/png' });
}

export function choosePicture(...files: File[]): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('no place for a picture');
  fireEvent.change(input, { target: { files } });
}
