import { useHasWords, useIsNarrow } from '@renderer/ui/table/use-width';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { MenuLine } from './menu-lines';

/** A line of the menu `…`; without a section, it is one of the screen's own tools. */
export interface ToolLine extends MenuLine {
  section: 'list' | 'views' | undefined;
}

export interface ToolLines {
  /** The entries of the menu by id. */
  lines: ReadonlyMap<string, ToolLine>;
}

interface Row {
  lines: StoreApi<ToolLines> | null;
  /** All tools are entries of the menu. */
  isMenu: boolean;
  hasWords: boolean;
}

const Row = createContext<Row>({ lines: null, isMenu: false, hasWords: true });

interface ToolsRowProps {
  /** Dates or filters are in the same line, so labels have less room. */
  isCrowded: boolean;
  children: ReactNode;
}

/** Shows its tools as buttons with labels, as buttons without labels, or as entries of a menu, depending on the room. */
export function ToolsRow({ isCrowded, children }: ToolsRowProps): ReactElement {
  const [lines] = useState(() => createStore<ToolLines>(() => ({ lines: new Map() })));
  const isMenu = useIsNarrow();
  const hasRoom = useHasWords();
  const hasWords = hasRoom || !isCrowded;
  const row = useMemo(() => ({ lines, isMenu, hasWords }), [isMenu, lines, hasWords]);
  return <Row value={row}>{children}</Row>;
}

/** Returns the store of menu entries, or null outside of a row. */
export const useToolLines = (): StoreApi<ToolLines> | null => useContext(Row).lines;

/** Whether there is no room for buttons, so that every tool is an entry of the menu. */
export const useIsToolMenu = (): boolean => useContext(Row).isMenu;

/** Whether the row's buttons show their labels. */
export const useToolTexts = (): boolean => useContext(Row).hasWords;
