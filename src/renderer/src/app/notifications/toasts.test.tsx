// @vitest-environment happy-dom

import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { Modal } from '@renderer/ui/feedback/modal';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { containing, inArabic, inEnglish } from '../../../../../tests/support/texts';
import { Toasts } from './toasts';

beforeEach(() => {
  startI18n('en');
  addAllTexts();
});
afterEach(() => {
  cleanup();
  useNotifications.setState(useNotifications.getInitialState(), true);
});

/** Returns a function that renders another number of dialogs. */
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

const placeOf = (): string | null | undefined => document.querySelector('.fui-Toast')?.closest('[data-place]')?.getAttribute('data-place');

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
    [0, 'bottom'],
    [1, 'corner'],
  ])('with %i dialogs is shown at the %s: a dialog stays free', async (dialogs, place) => {
    show(dialogs);
    act(() => notify.warning('not saved'));
    await waitFor(() => expect(document.querySelector('.fui-Toast')).not.toBeNull());
    expect(placeOf()).toBe(place);
  });

  it('that was there before goes to the corner with it, and stays there while it is read', async () => {
    const change = show(0);
    act(() => notify.warning('not saved'));
    await waitFor(() => expect(placeOf()).toBe('bottom'));
    change(1);
    await waitFor(() => expect(placeOf()).toBe('corner'));
    change(0);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    act(() => notify.warning('neither'));
    await screen.findByText('neither');
    expect(placeOf()).toBe('corner');
  });

  it.each([
    [300, 'bottom'],
    [500, 'start'],
    [900, 'top'],
  ])('beside a panel of %i px at the end of the window is shown at the %s', async (offsetWidth, place) => {
    const panel = document.createElement('div');
    panel.setAttribute('role', 'dialog');
    Object.defineProperties(panel, { offsetWidth: { value: offsetWidth }, offsetHeight: { value: window.innerHeight } });
    document.body.append(panel);
    show(0);
    act(() => notify.warning('not saved'));
    await waitFor(() => expect(placeOf()).toBe(place));
    panel.remove();
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

  it('is hidden where the window has no room beside the dialog, unless something is wrong', async () => {
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 100, right: 900 } as DOMRect);
    show(1);
    act(() => notify.success('saved'));
    act(() => notify.warning('not saved'));
    await screen.findByText('not saved');
    const isShown = (text: string): boolean =>
      screen.getAllByText(text).some((found) => {
        const toast = found.closest('.fui-Toast');
        return toast !== null && getComputedStyle(toast).display !== 'none';
      });
    expect([placeOf(), isShown('saved'), isShown('not saved')]).toEqual(['top', false, true]);
    rect.mockRestore();
  });
});

it('keeps the direction of the app where a message begins with a name of the other script', async () => {
  show(0);
  act(() => notify.warning('\u2068HP LaserJet M404\u2069: متوقفة منذ 10:44'));
  const title = (await screen.findAllByText(containing(inArabic('printerSettings.printer.state.stopped')))).find((found) =>
    found.closest('.fui-ToastTitle'),
  );
  expect(title?.closest('bdi, [dir=auto]')).toBeNull();
});

describe('successes', () => {
  const toastTexts = (): (string | null)[] => [...document.querySelectorAll('.fui-ToastTitle')].map(({ textContent }) => textContent);

  it('of one kind within ten seconds share a message with their sum, and one way back for all', async () => {
    const undone: (readonly string[] | undefined)[] = [];
    const tell = (id: number): void =>
      notify.success(`order ${id}`, { label: 'Undo', run: (matters) => undone.push(matters) }, `undo ${id}`, {
        kind: 'shipped',
        amounts: { orders: 1 },
        toText: ({ orders }) => `${orders} orders`,
      });
    show(0);
    for (const id of [1, 2, 3]) {
      act(() => tell(id));
      await waitFor(() => expect(toastTexts()).toEqual([id === 1 ? 'order 1' : `${id} orders`]));
    }
    act(() => screen.getByText(inEnglish('common.undo')).click());
    expect(undone).toEqual([['undo 1', 'undo 2', 'undo 3']]);
    await waitFor(() => expect(toastTexts()).toEqual([]));
    act(() => tell(4));
    await waitFor(() => expect(toastTexts()).toEqual(['order 4']));
  });

  it('told in the same words are counted', async () => {
    show(0);
    for (let time = 0; time < 3; time += 1) act(() => notify.success('Saved'));
    await waitFor(() => expect(toastTexts()).toEqual(['Saved (3)']));
  });

  it('give way to newer ones: two messages at most are on screen, and what is wrong stays', async () => {
    show(0);
    act(() => notify.warning('not saved'));
    for (const text of ['one', 'two', 'three']) {
      act(() => notify.success(text));
      await screen.findByText(text);
    }
    await waitFor(() => expect(toastTexts().sort()).toEqual(['not saved', 'three']));
  });

  it('are shown besides notices, which stay until they are read', async () => {
    show(0);
    act(() => notify.notice({ kind: 'crashedLastTime', reference: 'D-1' }));
    act(() => notify.notice({ kind: 'rightsChanged' }));
    await waitFor(() => expect(toastTexts()).toHaveLength(2));
    act(() => notify.success('Saved'));
    await waitFor(() => expect(toastTexts()).toContain('Saved'));
    expect(toastTexts()).toHaveLength(3);
  });

  it('are taken back when one of them turns out to be wrong', async () => {
    show(0);
    const shared = { kind: 'printed', amounts: { sheets: 1 }, toText: () => '2 sheets' };
    for (const batch of ['a', 'b']) act(() => notify.success('1 sheet', undefined, batch, shared));
    await screen.findByText('2 sheets');
    act(() => notify.overtake('a'));
    await waitFor(() => expect(toastTexts()).toEqual([]));
  });
});
