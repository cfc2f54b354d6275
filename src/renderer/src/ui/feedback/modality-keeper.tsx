import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps what moves the focus alive. It ends with the last control that needs it, and where that is a dialog, the page behind would stay
 * hidden from screen readers for good.
 */
export function ModalityKeeper(): null {
  useFocusFinders();
  return null;
}
