// @vitest-environment happy-dom

import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { loadAllTexts, startI18n } from '@renderer/runtime/texts/i18n';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import Quill from 'quill';
import { StrictMode, useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';
import { RichTextField, type RichTextFieldProps } from './rich-text-field';

const draft = (...texts: string[]): string =>
  JSON.stringify({ blocks: texts.map((text) => ({ text, type: 'unstyled', custom: '' })), entityMap: {}, extra: null });
const withPicture = JSON.stringify({
  blocks: [{ text: 'Before' }, { text: ' ', type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 0 }] }],
  entityMap: { 0: { type: 'IMAGE', data: { src: 'x' } } },
});

const changed = vi.fn<(stored: string) => void>();
const left = vi.fn();
let give: (stored: string) => void = () => undefined;
let speak: (language: 'en' | 'ar') => void = () => undefined;

function Owner({ value: initial, ...props }: Partial<RichTextFieldProps> & { value: string }) {
  const [value, setValue] = useState(initial);
  const [language, setLanguage] = useState(props.language ?? 'en');
  give = setValue;
  speak = setLanguage;
  const onChange = (stored: string): void => {
    changed(stored);
    setValue(stored);
  };
  return <RichTextField label="Text" {...props} language={language} value={value} onChange={onChange} onBlur={left} />;
}

async function show(props: Partial<RichTextFieldProps> & { value: string }, dir: 'ltr' | 'rtl' = 'ltr') {
  render(
    <StrictMode>
      <FluentProvider dir={dir} theme={webLightTheme}>
        <Owner {...props} />
      </FluentProvider>
    </StrictMode>,
  );
  const text = await screen.findByRole('textbox');
  const quill = Quill.find(text.parentElement as HTMLElement);
  if (!(quill instanceof Quill)) throw new Error('no editor');
  return { text, quill };
}

const type = (quill: Quill, at: number, what: string): void => void quill.insertText(at, what, 'user');
const tools = (): HTMLElement[] => within(screen.getByRole('toolbar')).getAllByRole('button');
const names = (): (string | null)[] => tools().map((button) => button.getAttribute('aria-label'));

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(() => import('./rich-text-editor'));
beforeEach(async () => {
  startI18n('en');
  await loadAllTexts();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('RichTextField', () => {
  it('is one text box with the name, error and required mark of its field, in the language of its text', async () => {
    const { text } = await show({ value: '', language: 'ar', required: true, error: 'Missing', describedBy: 'more' });
    expect(text).toHaveProperty('dir', 'rtl');
    expect(text.lang).toBe('ar');
    expect(document.getElementById(text.getAttribute('aria-labelledby') ?? '')?.textContent).toContain('Text');
    const described = (text.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described).toContain('more');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Missing');
    expect([text.getAttribute('aria-invalid'), text.getAttribute('aria-required'), text.getAttribute('aria-multiline')]).toEqual([
      'true',
      'true',
      'true',
    ]);
  });

  it('reports nothing until somebody edits, and the very given string once the text is as it was (OP-18)', async () => {
    const stored = draft('a', 'b');
    const { quill } = await show({ value: stored });
    expect(quill.getText()).toBe('a\nb\n');
    expect(changed).not.toHaveBeenCalled();
    type(quill, 1, '!');
    expect(JSON.parse(changed.mock.lastCall?.[0] ?? '').blocks[0].text).toBe('a!');
    quill.deleteText(1, 1, 'user');
    expect(changed.mock.lastCall?.[0]).toBe(stored);
  });

  it('writes Draft.js content whatever was stored before', async () => {
    const { quill } = await show({ value: '<p>x</p>' });
    type(quill, 1, 'y');
    expect(JSON.parse(changed.mock.lastCall?.[0] ?? '')).toMatchObject({ blocks: [{ text: 'xy', type: 'unstyled' }], entityMap: {} });
  });

  it('takes a new value from its owner without reporting it, and undo does not bring the old one back', async () => {
    const { quill } = await show({ value: draft('a') });
    type(quill, 1, 'b');
    changed.mockClear();
    act(() => give(draft('new')));
    expect(quill.getText()).toBe('new\n');
    quill.history.undo();
    expect(quill.getText()).toBe('new\n');
    expect(changed).not.toHaveBeenCalled();
  });

  it('is read-only where the form is: no tools, no editing, still readable and reachable', async () => {
    const { text } = await show({ value: draft('a'), readOnly: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect([text.getAttribute('contenteditable'), text.getAttribute('aria-readonly'), text.tabIndex]).toEqual(['false', 'true', 0]);
  });

  it('opens read-only with a notice when editing would lose something, and edits on demand', async () => {
    const { text, quill } = await show({ value: withPicture });
    expect(text.getAttribute('contenteditable')).toBe('false');
    expect(screen.getByText(/This text contains pictures/)).toBeTruthy();
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('richText.unsupported.edit') }));
    expect(text.getAttribute('contenteditable')).toBe('true');
    expect(changed).not.toHaveBeenCalled();
    type(quill, 6, '!');
    expect(JSON.parse(changed.mock.lastCall?.[0] ?? '').blocks.map(({ text: written }: { text: string }) => written)).toEqual(['Before!']);
  });

  it('offers no editing of such a text in a form that may not be edited', async () => {
    await show({ value: withPicture, readOnly: true });
    expect(screen.getByText(/This text contains pictures/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps text, caret and undo when its language changes under it', async () => {
    const { text, quill } = await show({ value: draft('a') });
    type(quill, 1, 'b');
    act(() => speak('ar'));
    expect([text.isConnected, text.lang, text.dir]).toEqual([true, 'ar', 'rtl']);
    expect(names()).not.toContain('Italic');
    quill.history.undo();
    expect(changed.mock.lastCall?.[0]).toBe(draft('a'));
  });

  it('tells its owner when the focus leaves the whole field, not when it moves inside', async () => {
    const { text } = await show({ value: '' });
    fireEvent.blur(text, { relatedTarget: tools()[0] });
    expect(left).not.toHaveBeenCalled();
    fireEvent.blur(text, { relatedTarget: document.body });
    expect(left).toHaveBeenCalledOnce();
  });

  it('focuses the text when its label is clicked', async () => {
    const { text } = await show({ value: '' });
    fireEvent.click(screen.getByText(inEnglish('notifications.text')));
    expect(document.activeElement).toBe(text);
  });
});

describe('tool row', () => {
  it('has no italics for Arabic, and speaks the language of the app', async () => {
    startI18n('ar');
    await show({ value: '', language: 'ar' }, 'rtl');
    expect(names()).toEqual([
      inArabic('richText.heading'),
      inArabic('richText.bold'),
      inArabic('richText.underline'),
      inArabic('richText.bullets'),
      inArabic('richText.numbers'),
      inArabic('richText.link'),
      inArabic('richText.clear'),
      inArabic('richText.undo'),
      inArabic('richText.redo'),
    ]);
  });

  it('is one tab stop; arrows walk in the direction of the text, Home and End to the ends', async () => {
    await show({ value: '', language: 'ar' });
    const press = (key: string): string | null | undefined => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return document.activeElement?.getAttribute('aria-label');
    };
    const stops = (): HTMLElement[] => tools().filter((button) => button.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    tools()[0]?.focus();
    expect(press('ArrowLeft')).toBe('Bold');
    expect(press('ArrowRight')).toBe('Heading');
    expect(press('ArrowRight')).toBe('Redo');
    expect(press('Home')).toBe('Heading');
    expect(press('End')).toBe('Redo');
    expect(stops().map((button) => button.getAttribute('aria-label'))).toEqual([inEnglish('richText.redo')]);
  });

  it('is reached from the text by Alt+F10 and left by Escape', async () => {
    const { text } = await show({ value: '' });
    text.focus();
    fireEvent.keyDown(text, { key: 'F10', altKey: true });
    expect(document.activeElement).toBe(tools()[0]);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(document.activeElement).toBe(text);
  });

  it('formats the selection and shows what is on', async () => {
    const { quill } = await show({ value: draft('word') });
    quill.setSelection(0, 4, 'user');
    for (const name of [inEnglish('richText.bold'), inEnglish('richText.heading')]) fireEvent.click(screen.getByRole('button', { name }));
    const [block] = JSON.parse(changed.mock.lastCall?.[0] ?? '').blocks;
    expect(block).toMatchObject({ type: 'header-two', inlineStyleRanges: [{ offset: 0, length: 4, style: 'BOLD' }] });
    expect(screen.getByRole('button', { name: inEnglish('richText.bold') }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('richText.clear') }));
    expect(changed.mock.lastCall?.[0]).toBe(draft('word'));
  });
});
