// @vitest-environment happy-dom

import { applyPreferences } from '@renderer/runtime/calls/preferences';
import { usePreferences } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { inArabic } from '../../../../../tests/support/texts';
import { addAllTexts } from './all-texts';
import { startI18n } from './i18n';

function Texts(): ReactElement {
  const t = useTexts();
  return (
    <>
      <p>{t('lists.pageOf', { page: 3, pages: 1250 })}</p>
      <p>{t('lists.unreadable', { count: 3 })}</p>
      <p>
        <Trans i18nKey="orders.addressDialog.title" values={{ id: 10573 }} components={{ id: <bdi /> }} />
      </p>
    </>
  );
}

afterEach(() => {
  cleanup();
  usePreferences.setState(usePreferences.getInitialState(), true);
});

it('writes every number of a text in the chosen digits, and again when these change', () => {
  startI18n('ar');
  addAllTexts();
  applyPreferences({ language: 'ar', appearance: 'light', digits: 'latn' });
  const { container } = render(<Texts />);
  const shown = (): (string | null)[] => [...container.querySelectorAll('p')].map((line) => line.textContent);
  const order = inArabic('orders.addressDialog.title', { id: 10573 });
  expect(shown()).toEqual(['صفحة 3 من 1,250', inArabic('lists.unreadable', { count: 3 }), order]);
  act(() => applyPreferences({ language: 'ar', appearance: 'light', digits: 'arab' }));
  expect(shown()).toEqual(['صفحة ٣ من ١٬٢٥٠', inArabic('lists.unreadable', { count: 3 }).replace('3', '٣'), order]);
});
