// @vitest-environment happy-dom

import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { loadAllTexts, startI18n } from '@renderer/runtime/texts/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '../../../../../../tests/support/texts';
import { LinkBox } from './link-box';

const apply = vi.fn();
const remove = vi.fn();
const submit = vi.fn();

function show(url: string, asksForText = false): { address: HTMLElement } {
  const anchor = document.body.appendChild(document.createElement('span'));
  render(
    <FluentProvider theme={webLightTheme}>
      <form onSubmit={submit} onKeyDown={submit}>
        <LinkBox anchor={anchor} url={url} asksForText={asksForText} onApply={apply} onRemove={remove} onClose={() => undefined} />
      </form>
    </FluentProvider>,
  );
  return { address: screen.getByLabelText(inEnglish('richText.address.label')) };
}

const type = (input: HTMLElement, value: string): void => void fireEvent.change(input, { target: { value } });

beforeEach(async () => {
  startI18n('en');
  await loadAllTexts();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('LinkBox', () => {
  it('completes what is typed and applies it with Enter, without the form around it noticing', () => {
    const { address } = show('');
    type(address, 'example.com');
    fireEvent.keyDown(address, { key: 'Enter' });
    expect(apply).toHaveBeenCalledExactlyOnceWith('https://example.com', 'example.com');
    expect(submit).not.toHaveBeenCalled();
  });

  it('refuses unsafe and unreadable addresses, says so, and forgets it on the next letter (OP-18)', () => {
    const { address } = show('');
    for (const wrong of ['javascript:alert(1)', 'data:text/html,x', 'two words', '']) {
      type(address, wrong);
      fireEvent.click(screen.getByRole('button', { name: inEnglish('richText.address.apply') }));
      expect(screen.getByText(/Enter a web address/), wrong).toBeTruthy();
    }
    type(address, 'x');
    expect(screen.queryByText(/Enter a web address/)).toBeNull();
    expect(apply).not.toHaveBeenCalled();
  });

  it('asks for a text where there is none', () => {
    const { address } = show('', true);
    type(address, 'a@b.co');
    type(screen.getByLabelText(inEnglish('richText.address.text')), ' Mail ');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('richText.address.apply') }));
    expect(apply).toHaveBeenCalledExactlyOnceWith('mailto:a@b.co', 'Mail');
  });

  it('shows the address of an existing link and can remove it', () => {
    expect(show('https://a.b').address).toHaveProperty('value', 'https://a.b');
    expect(screen.queryByLabelText(inEnglish('richText.address.text'))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('richText.address.remove') }));
    expect(remove).toHaveBeenCalledOnce();
  });
});
