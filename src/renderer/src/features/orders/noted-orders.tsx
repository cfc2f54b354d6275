import { makeStyles, tokens } from '@fluentui/react-components';
import { Note16Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { noShrink } from '@renderer/ui/layout/layout-styles';
import { visuallyHidden } from '@renderer/ui/text/text-styles';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

type NotesByOrder = Readonly<Record<string, string>>;

/** One value, so that rows don't render again while the notes are loading. */
const none: NotesByOrder = {};
const Notes = createContext(none);

/** Loads the notes of all orders once for a list, so that its rows cost no call. A list works without them. */
export function NotedOrders({ children }: { children: ReactNode }): ReactElement {
  const { data = none } = useRead('staffNotes.ofOrders', undefined, { failure: 'inPlace' });
  return <Notes value={data}>{children}</Notes>;
}

const useStyles = makeStyles({
  root: {
    ...noShrink,
    position: 'relative',
    display: 'inline-flex',
    verticalAlign: 'text-bottom',
    marginInlineStart: '4px',
    color: tokens.colorNeutralForeground3,
  },
  words: visuallyHidden,
});

/** Shows that an order has a note of the staff, with its beginning as a tooltip; renders nothing without one. */
export function NoteMark({ order }: { order: OrderRef }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const text = useContext(Notes)[toOrderKey(order)];
  if (!text) return null;
  const words = t('staffNotes.mark', { text });
  return (
    <span className={styles.root} data-hint={words}>
      <Note16Regular />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
