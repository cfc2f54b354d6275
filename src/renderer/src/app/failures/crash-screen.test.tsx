// @vitest-environment happy-dom

import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { ok } from '@shared/contract/result';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBridge, type FakeBridge } from '../../../../../tests/support/page/fake-bridge';
import { endApp } from '../../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../../tests/support/texts';
import { ErrorBoundary } from './error-boundary';
import { toCrash } from './to-crash';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = createFakeBridge();
  vi.stubGlobal('diwan', bridge);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startI18n('en');
  addAllTexts();
});
afterEach(() => {
  vi.spyOn(console, 'error').mockClear();
  vi.restoreAllMocks();
  endApp();
});

function Broken(): ReactElement {
  throw new Error('broken screen');
}

describe('a screen whose code fails', () => {
  it('is logged, says its reference, and offers the report for support', async () => {
    bridge.handle({ 'app.reportError': () => ok({ reference: 'K7F3-Q9XM' }), 'diagnostics.export': () => ok({ path: null }) });
    render(
      <ErrorBoundary fallback={toCrash}>
        <Broken />
      </ErrorBoundary>,
    );
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(inEnglish('common.reference', { reference: 'K7F3-Q9XM' })));
    expect(bridge.requestsOf('app.reportError')).toEqual([expect.objectContaining({ message: 'broken screen' })]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.report.export') }));
    await waitFor(() => expect(bridge.requestsOf('diagnostics.export')).toHaveLength(1));
  });
});
