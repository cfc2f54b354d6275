import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import type { FakeHandlers } from './fake-bridge';

/** Handlers for the drafts that every form requests: none is stored. */
export const noDrafts: FakeHandlers = {
  'drafts.read': () => ok(null),
  'drafts.save': () => ok({ savedAt: '2026-11-20T07:00:00.000Z' }),
  'drafts.remove': () => ok(null),
};

/** Lists the names of the text fields, in document order. */
export function fieldNames(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('form input[name]:not([type=radio])')].map(({ name }) => name);
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form input[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

/** Returns the text of the field's label, without the asterisk of a required field. */
export function labelOf(name: string): string {
  return (field(name).labels?.[0]?.textContent ?? '').replace('*', '').trim();
}

/** Enters a value into each field and moves the focus out of it. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(field(name), { target: { value } });
    fireEvent.blur(field(name));
  }
}

/** Returns the message under an invalid field. */
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

/** Resolves as soon as the form is shown. */
export function formShown(): Promise<void> {
  return waitFor(() => {
    if (!document.querySelector('form input[name]')) throw new Error('no form yet');
  });
}
