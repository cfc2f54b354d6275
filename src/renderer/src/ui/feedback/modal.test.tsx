// @vitest-environment happy-dom

import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '../../../../../tests/support/texts';
import { KeepPageInert, useInertPageKeeper } from './inert-page';
import { Modal } from './modal';

afterEach(() => {
  cleanup();
  useInertPageKeeper.setState(useInertPageKeeper.getInitialState(), true);
});

it('a dialog gives the page back to screen readers when it closes, also as the only thing that ever was opened', async () => {
  const toPage = (isOpen: boolean) => (
    <FluentProvider theme={webLightTheme}>
      <h1>Orders</h1>
      <KeepPageInert />
      {isOpen && (
        <Modal title="Sure?" actions={<button type="button">Yes</button>} onClose={() => undefined}>
          {null}
        </Modal>
      )}
    </FluentProvider>
  );
  const isHidden = (): boolean => screen.getByText(inEnglish('customerCard.counted')).closest('[aria-hidden=true]') !== null;
  const page = render(toPage(true));
  await waitFor(() => expect(isHidden()).toBe(true));
  page.rerender(toPage(false));
  await waitFor(() => expect(isHidden()).toBe(false), { timeout: 5000 });
});
