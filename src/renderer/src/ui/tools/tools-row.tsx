import { useHasWords, useIsNarrow } from '@renderer/ui/table/use-width';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { MenuLine } from './menu-lines';

interface ToolLines {
  /** The entries of the menu by id. An entry with a note needs the attention of the user. */
  lines: ReadonlyMap<string, MenuLine>;
}

interface Row {
  /** Set if tools are entries of the menu. */
  lines: StoreApi<ToolLines> | null;
  hasWords: boolean;
}

const Row = createContext<Row>({ lines: null, hasWords: true });

interface ToolsRowProps {
  /** Dates or filters are in the same line, so labels have less room. */
  isCrowded: boolean;
  children: ReactNode;
}

/** Shows its tools as buttons with labels, as buttons without labels, or as entries of a menu, depending on the room. */
export function ToolsRow({ isCrowded, children }: ToolsRowProps): ReactElement {
  const [lines] = useState(() => createStore<ToolLines>(() => ({ lines: new Map() })));
  const isNarrow = useIsNarrow();
  const hasRoom = useHasWords();
  const hasWords = hasRoom || !isCrowded;
  const row = useMemo(() => ({ lines: isNarrow ? lines : null, hasWords }), [isNarrow, lines, hasWords]);
  return <Row value={row}>{children}</Row>;
}

/** Returns the store of menu entries, or null if tools are buttons. */
export const useToolLines = (): StoreApi<ToolLines> | null => useContext(Row).lines;

/** Whether the row's buttons show their labels. */
export const useToolTexts = (): boolean => useContext(Row).hasWords;
