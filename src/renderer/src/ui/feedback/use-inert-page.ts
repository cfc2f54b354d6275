import { useFocusFinders } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { useInertPageKeeper } from './inert-page';

function ModalityKeeper(): null {
  useFocusFinders();
  return null;
}

/**
 * For everything that makes the page behind it inert. Fluent unmounts its focus manager with the last control that uses it. If that control
 * had made the page inert, the page would stay hidden from screen readers.
 */
export function useInertPage(): void {
  useLayoutEffect(() => useInertPageKeeper.setState({ Keeper: ModalityKeeper }), []);
}
