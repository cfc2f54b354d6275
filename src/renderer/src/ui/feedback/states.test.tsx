// @vitest-environment happy-dom

import { notify } from '@renderer/runtime/notices/notify';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { failed, ok } from '@shared/contract/result';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge, type FakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { endApp } from '../../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../../tests/support/texts';
import { ConfirmDialog } from './confirm-dialog';
import { EmptyState } from './empty-state';
import { FailureState } from './error-state';
import { Loader } from './loader';
import { Preloader } from './preloader';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = createFakeBridge();
  vi.stubGlobal('diwan', bridge);
  startI18n('en');
  addAllTexts();
});
afterEach(endApp);

describe('states of a screen', () => {
  it('[LAY-12] the preloader has three dots and a name', () => {
    render(<Preloader />);
    expect(screen.getByRole('status', { name: inEnglish('common.loading') }).children).toHaveLength(3);
  });

  it('[LAY-13] the loader says that it loads', () => {
    render(<Loader />);
    expect(screen.getByText(inEnglish('common.loading'))).toBeDefined();
  });

  it('[LAY-14] an empty list has the no-data picture, a sentence and an action', async () => {
    const { container } = render(<EmptyState action={<button type="button">Add</button>} />);
    await waitFor(() => expect(container.querySelector('[data-illustration="empty"]')).not.toBeNull());
    expect(screen.getByText(inEnglish('shell.empty.noData'))).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
  });

  it('a failed one says in words that the server is away, what is kept, and its code below, each on its line', () => {
    const failure = { code: 'unreachable', message: 'net::ERR_CONNECTION_REFUSED', reference: 'A1B2' } as const;
    render(<FailureState failure={failure} hint={inEnglish('lists.errorHint')} onRetry={vi.fn()} />);
    const lines = [...screen.getByRole('alert').querySelectorAll('p > *')].map((line) => line.textContent);
    expect(lines).toEqual([
      inEnglish('failures.unreachable'),
      inEnglish('lists.errorHint'),
      'net::ERR_CONNECTION_REFUSED · Reference A1B2',
    ]);
  });

  it('a failed one says why, retries, and copies the details for support', async () => {
    const onRetry = vi.fn();
    render(<FailureState failure={{ code: 'server', message: 'boom', reference: 'A1B2' }} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('boomReference A1B2');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.retry') }));
    expect(onRetry).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.copyDetails') }));
    await waitFor(() => expect(bridge.requestsOf('app.copyText')).toHaveLength(1));
    expect(bridge.requestsOf('app.copyText')[0]).toMatchObject({ text: expect.stringContaining('reference: A1B2') });
  });

  it('a failed one with a reference offers the report for support, once at a time', async () => {
    const success = vi.spyOn(notify, 'success');
    let finish = (_path: string | null): void => undefined;
    bridge.handle({ 'diagnostics.export': () => new Promise((resolve) => (finish = (path) => resolve(ok({ path })))) });
    render(<FailureState failure={{ code: 'internal', reference: 'A1B2' }} onRetry={vi.fn()} />);
    const button = screen.getByRole('button', { name: inEnglish('shell.report.export') });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(bridge.requestsOf('diagnostics.export')).toHaveLength(1);
    finish('/home/report.zip');
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith(inEnglish('shell.report.exported')));
    fireEvent.click(button);
    finish(null);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
    expect(success).toHaveBeenCalledOnce();
  });

  it('says why the report could not be saved', async () => {
    const failure = vi.spyOn(notify, 'failure');
    bridge.handle({ 'diagnostics.export': () => failed('diskFull') });
    render(<FailureState failure={{ code: 'internal', reference: 'A1B2' }} onRetry={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.report.export') }));
    await waitFor(() => expect(failure).toHaveBeenCalledExactlyOnceWith({ code: 'diskFull' }));
  });

  it('a failed one without a reference offers no report', () => {
    render(<FailureState failure={{ code: 'server', message: 'boom' }} onRetry={vi.fn()} />);
    expect(screen.queryByRole('button', { name: inEnglish('shell.report.export') })).toBeNull();
  });
});

describe('confirmation', () => {
  const props = { title: 'Delete Badr?', onConfirm: vi.fn(), onCancel: vi.fn() };
  afterEach(() => vi.clearAllMocks());

  it('[LAY-38] warns that a deletion cannot be undone and puts Cancel first', async () => {
    render(<ConfirmDialog isOpen {...props} />);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Badr?' });
    expect(dialog.textContent).toContain(inEnglish('shell.confirmDelete.text'));
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([inEnglish('common.cancel'), 'Delete']);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('common.cancel') }));
    expect(props.onCancel).toHaveBeenCalledOnce();
    expect(props.onConfirm).not.toHaveBeenCalled();
  });

  it('[LAY-38] deletes only when told so, once', async () => {
    const { rerender } = render(<ConfirmDialog isOpen {...props} />);
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('shell.confirmDelete.confirm') }));
    rerender(<ConfirmDialog isOpen isBusy {...props} />);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.confirmDelete.confirm') }));
    expect(props.onConfirm).toHaveBeenCalledOnce();
  });

  it('gives the focus back to where it came from', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">opener</button>
        <ConfirmDialog isOpen={isOpen} {...props} />
      </>
    );
    const { rerender } = render(page(false));
    screen.getByRole('button', { name: 'opener' }).focus();
    rerender(page(true));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    rerender(page(false));
    expect(document.activeElement?.textContent).toBe('opener');
  });
});
