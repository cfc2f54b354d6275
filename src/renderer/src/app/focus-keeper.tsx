import { useFocusFinders } from '@fluentui/react-components';

/**
 * Fluent takes its focus manager down with the last component that uses it, and everything that an open dialog had hidden from assistive
 * technology would then stay hidden. This one user never goes away.
 */
export function FocusKeeper(): null {
  useFocusFinders();
  return null;
}
