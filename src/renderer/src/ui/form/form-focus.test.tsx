// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endForm, showForm, startForm, stored, textField } from '../../../../../tests/support/page/form-under-test';
import { inEnglish } from '../../../../../tests/support/texts';

beforeEach(() => void startForm());
afterEach(endForm);

describe('focus', () => {
  it('goes on to the next picture when one is taken away, and to the empty slot after the last', async () => {
    showForm({ initial: { ...stored, pictures: ['https://files.example/a.png', 'https://files.example/b.png'] } });
    const first = screen.getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 2 }) });
    first.focus();
    fireEvent.keyDown(first, { key: 'Delete' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('forms.pictures.alt', { position: 1, total: 1 }) }));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Delete' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('forms.pictures.add') }));
  });

  it('goes on to choosing another catalog when the catalog is taken away', () => {
    showForm({ initial: { ...stored, catalog: 'https://files.example/a.pdf' } });
    const remove = screen.getByRole('button', { name: inEnglish('forms.pdf.remove') });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('forms.pdf.choose') }));
  });

  it('stays in the form when the bar with the pressed button goes', async () => {
    showForm({ startsLocked: true });
    const edit = screen.getByRole('button', { name: inEnglish('forms.edit') });
    edit.focus();
    fireEvent.click(edit);
    expect(document.activeElement?.tagName).toBe('FORM');
    const discard = screen.getByRole('button', { name: inEnglish('forms.discard') });
    discard.focus();
    fireEvent.click(discard);
    expect(document.activeElement?.tagName).toBe('FORM');
  });
});

describe('tags', () => {
  const tags = (): string[] => [...document.querySelectorAll('.fui-TagGroup bdi')].map((tag) => tag.textContent ?? '');
  const add = (text: string): void => {
    const input = textField('Add a tag');
    input.focus();
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
  };

  it('are there once each', () => {
    showForm();
    add('dates, dates');
    expect(tags()).toEqual(['dates']);
  });

  it('leave the focus where it is when there is no room any more', () => {
    showForm();
    add('dates, figs');
    expect(tags()).toEqual(['dates', 'figs']);
    expect(document.activeElement).toBe(textField('Add a tag'));
    expect(textField('Add a tag').readOnly).toBe(true);
  });
});
