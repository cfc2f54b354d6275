import { useFocusFinders } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { useModalityKeeper } from './kept-modality';

function ModalityKeeper(): null {
  useFocusFinders();
  return null;
}

/**
 * For whatever hides the page behind it. Fluent takes its focus manager down with the last control that uses it; where that is what hid the
 * page, it would stay hidden from screen readers for good.
 */
export function useLastingModality(): void {
  useLayoutEffect(() => useModalityKeeper.setState({ Keeper: ModalityKeeper }), []);
}
