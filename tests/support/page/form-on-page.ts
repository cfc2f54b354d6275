import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import type { FakeHandlers } from './fake-bridge';

/** Answers for the drafts that every form asks about: none is kept. */
export const noDrafts: FakeHandlers = {
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

/** The names of the text fields, in the order in which they stand. */
export function fieldNames(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form input[name]:not([type=radio])')].map(({ name }) => name);
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** The words at the field's label, without the mark of a required one. */
export function labelOf(name: string): string {
  return (field(name).labels?.[0]?.textContent ?? '').replace('*', '').trim();
}

/** Types into each field and leaves it. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  }
}

/** The words under a field that is not valid. */
export function errorOf(name: string): string | undefined {
  return field(name).closest('[data-field-invalid]')?.querySelector('.fui-Field__validationMessage')?.textContent ?? undefined;
}

export function saveButton(): HTMLElement | null {
  return document.querySelector('[data-save-bar] button[type=submit]');
}

export function pressSave(): void {
  const button = saveButton();
  if (!button) throw new Error('no save bar');
  fireEvent.click(button);
}

/** As soon as the form is there. */
export function formShown(): Promise<void> {
  return waitFor(() => {
    if (!document.querySelector('form input[name]')) throw new Error('no form yet');
  });
}
