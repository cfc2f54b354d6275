import { useFocusFinders } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { useInertPageKeeper } from './inert-page';

function ModalityKeeper(): null {
  useFocusFinders();
  return null;
}

/**
 * For whatever hides the page behind it. Fluent takes its focus manager down with the last control that uses it; where that is what hid the
 * page, it would stay hidden from screen readers for good.
 */
export function useInertPage(): void {
  useLayoutEffect(() => useInertPageKeeper.setState({ Keeper: ModalityKeeper }), []);
}
