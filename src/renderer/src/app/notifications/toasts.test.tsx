// @vitest-environment happy-dom
import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { Modal } from '@renderer/ui/feedback/modal';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Toasts } from './toasts';

beforeEach(() => {
  startI18n('en');
  addAllTexts();
});
afterEach(() => {
  cleanup();
  useNotifications.setState({ messages: [] });
});

/** Gives back what shows another number of dialogs. */
function show(dialogs: number): (dialogs: number) => void {
  const { rerender } = render(toPage(dialogs));
  return (next) => rerender(toPage(next));
}

function toPage(dialogs: number): ReactElement {
  return (
    <FluentProvider theme={webLightTheme}>
      <p>behind</p>
      <Toasts />
      {['first', 'second'].slice(0, dialogs).map((title) => (
        <Modal key={title} title={title} onClose={() => undefined} actions={<button type="button">{`ok ${title}`}</button>}>
          {title}
        </Modal>
      ))}
    </FluentProvider>
  );
}

const edgeOf = (): string | null | undefined => document.querySelector('.fui-Toast')?.closest('[data-edge]')?.getAttribute('data-edge');

const isHidden = (element: Element | null | undefined): boolean => element?.closest('[aria-hidden=true]') !== null;

describe('a message over an open dialog', () => {
  it('is there for screen readers, and read out', async () => {
    show(1);
    act(() => screen.getByText('ok first').focus());
    await waitFor(() => expect(isHidden(screen.getByText('behind'))).toBe(true));
    act(() => notify.warning('not saved'));
    const live = await waitFor(() => {
      const region = [...document.querySelectorAll('[aria-live]')].find(({ textContent }) => textContent?.includes('not saved'));
      expect(region).toBeTruthy();
      return region;
    });
    expect(isHidden(live)).toBe(false);
    expect([...document.querySelectorAll('.fui-Toast')].map(isHidden)).toEqual([false]);
    expect(isHidden(screen.getByText('behind'))).toBe(true);
  });

  it.each([
    [0, 'lower'],
    [1, 'upper'],
  ])('with %i dialogs stands at the %s edge: the buttons of a dialog stay free', async (dialogs, edge) => {
    show(dialogs);
    act(() => notify.warning('not saved'));
    await waitFor(() => expect(document.querySelector('.fui-Toast')).not.toBeNull());
    expect(edgeOf()).toBe(edge);
  });

  it('that was there before goes to the upper edge with it, and stays there while it is read', async () => {
    const change = show(0);
    act(() => notify.warning('not saved'));
    await waitFor(() => expect(edgeOf()).toBe('lower'));
    change(1);
    await waitFor(() => expect(edgeOf()).toBe('upper'));
    change(0);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    act(() => notify.warning('neither'));
    await screen.findByText('neither');
    expect(edgeOf()).toBe('upper');
  });

  it('lies above every dialog', async () => {
    show(2);
    act(() => notify.warning('not saved'));
    await waitFor(() => expect(document.querySelector('.fui-Toast')).not.toBeNull());
    const layerOf = (element: Element | null): number => {
      const layer = element?.closest('[data-portal-node]');
      return layer ? Number(getComputedStyle(layer).zIndex) : Number.NaN;
    };
    const dialogs = [...document.querySelectorAll('[role=dialog]')].map(layerOf);
    expect(dialogs).toHaveLength(2);
    expect(layerOf(document.querySelector('.fui-Toast'))).toBeGreaterThan(Math.max(...dialogs));
  });
});
