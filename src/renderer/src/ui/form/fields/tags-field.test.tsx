// @vitest-environment happy-dom

import { unsavedWork, useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBridge } from '../../../../../../tests/support/page/fake-bridge';
import { endForm, press, showForm, startForm, stored, textField } from '../../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../../tests/support/texts';

let bridge: FakeBridge;

beforeEach(() => {
  bridge = startForm();
});
afterEach(endForm);

const input = (): HTMLInputElement => textField('Add a tag');
const tags = (): string[] => [...document.querySelectorAll('.fui-TagGroup bdi')].map((tag) => tag.textContent ?? '');

function type(text: string): void {
  act(() => input().focus());
  fireEvent.change(input(), { target: { value: text } });
}

function add(text: string): void {
  type(text);
  fireEvent.keyDown(input(), { key: 'Enter' });
}

describe('tags for which there is no room', () => {
  it('stay where they were typed, say so, and are sent nowhere', async () => {
    const save = vi.fn(async () => ok(null));
    showForm({ save });
    add('ramadan, gift, kitchen, brass');
    expect(tags()).toEqual(['ramadan', 'gift']);
    expect(input().value).toBe('kitchen, brass');
    expect(screen.getByText(inEnglish('forms.tags.noRoom', { count: 2 }))).toBeTruthy();
    fireEvent.blur(input());
    expect(input().value).toBe('kitchen, brass');
    press(inEnglish('forms.save'));
    await screen.findByText('1 error');
    expect(save).not.toHaveBeenCalled();
  });

  it('get the room that a removed one leaves', () => {
    showForm();
    add('ramadan, gift, kitchen');
    fireEvent.click(screen.getByRole('button', { name: /Remove ramadan/ }));
    expect(screen.queryByText(/tags? fits?/)).toBeNull();
    act(() => input().focus());
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(tags()).toEqual(['gift', 'kitchen']);
    expect(input().value).toBe('');
  });
});

it.each(['ramadan\ngift\r\n', 'ramadan\tgift', 'ramadan،gift'])('a pasted column or row is a tag for each of its cells: %j', (text) => {
  showForm();
  act(() => input().focus());
  fireEvent.paste(input(), { clipboardData: { getData: () => text } });
  expect(tags()).toEqual(['ramadan', 'gift']);
});

it('Enter that ends a word of an input method ends no tag', () => {
  showForm();
  type('رمض');
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
  expect([tags(), input().value]).toEqual([[], 'رمض']);
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(tags()).toEqual(['رمض']);
});

it('what is pasted in one piece goes into the text around it', () => {
  showForm();
  type('rama');
  expect(fireEvent.paste(input(), { clipboardData: { getData: () => 'dan' } })).toBe(true);
  input().setSelectionRange(4, 4);
  fireEvent.paste(input(), { clipboardData: { getData: () => 'dan\ngift' } });
  expect(tags()).toEqual(['ramadan', 'gift']);
});

describe('a tag that is being typed', () => {
  it('is unsaved work and stands in the draft', async () => {
    showForm();
    type('ramadan');
    expect(unsavedWork.exists()).toBe(true);
    const [form] = useUnsavedWork.getState().forms.values();
    await act(async () => form?.keep?.());
    const drafts = bridge.requestsOf('drafts.save').map((request) => JSON.parse((request as { values: string }).values).values.tags);
    expect(drafts).toEqual([['ramadan']]);
    type('');
    expect(unsavedWork.exists()).toBe(false);
  });

  it('is saved without leaving the field first', async () => {
    const save = vi.fn(async (_values: typeof stored) => ok(null));
    showForm({ save });
    type(' ramadan ');
    press(inEnglish('forms.save'));
    await waitFor(() => expect(save.mock.calls[0]?.[0].tags).toEqual(['ramadan']));
  });

  it('goes when everything typed is given up', () => {
    showForm({ initial: { ...stored, tags: ['gift'] } });
    type('ramadan');
    press(inEnglish('forms.discard'));
    expect(input().value).toBe('');
    expect(tags()).toEqual(['gift']);
  });
});
