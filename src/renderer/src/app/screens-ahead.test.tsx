// @vitest-environment happy-dom

import { startI18n } from '@renderer/runtime/texts/i18n';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endApp, renderApp } from '../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../tests/support/texts';
import { loadScreen } from './routes';

afterEach(endApp);

describe('the code of a screen', () => {
  it('that was loaded ahead is drawn with the first frame', async () => {
    startI18n('en');
    await loadScreen('/page-error-404');
    renderApp({ path: '/page-error-404' });
    expect(screen.getByRole('link', { name: inEnglish('shell.notFound.home') })).toBeTruthy();
    expect(screen.queryByTestId('preloader')).toBeNull();
  });

  it('is loaded when its link is pressed: the screen stands in the moment of the click', async () => {
    const app = renderApp({ path: '/page-error-404' });
    const link = await screen.findByRole('link', { name: inEnglish('navigation.rules') });
    fireEvent.pointerDown(link);
    await vi.dynamicImportSettled();
    fireEvent.click(link);
    expect(app.path()).toBe('/rules');
    expect(screen.queryByTestId('preloader')).toBeNull();
  });
});
