import { makeStyles } from '@fluentui/react-components';
import { lowWindow } from '@renderer/ui/layout/low-window';
import { type ReactElement, type ReactNode, useCallback, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

interface SaveBarSlotState {
  element: HTMLElement | null;
}

const useSlot = create<SaveBarSlotState>(() => ({ element: null }));

const useStyles = makeStyles({
  // The bar stays visible where the whole window scrolls.
  root: { flexShrink: 0, [lowWindow]: { position: 'sticky', insetBlockEnd: 0, zIndex: 3 } },
});

/** The place between content and footer for a form's save bar. Rendered once, in the shell. */
export function SaveBarSlot(): ReactElement {
  const styles = useStyles();
  const register = useCallback((element: HTMLElement | null) => useSlot.setState({ element }), []);
  return <div ref={register} className={styles.root} />;
}

interface InSaveBarSlotProps {
  /** Id of the bar's form, which gets the focus when the bar disappears with it. */
  formId: string;
  children: ReactNode;
}

/** Renders a bar in the slot; without a shell, at its own place. */
export function InSaveBarSlot({ formId, children }: InSaveBarSlotProps): ReactNode {
  const element = useSlot((state) => state.element);
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest('[data-form-bar]')) document.getElementById(formId)?.focus({ preventScroll: true });
    },
    [formId],
  );
  return element ? createPortal(children, element) : children;
}
