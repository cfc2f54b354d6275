import { useHasWords, useIsNarrow } from '@renderer/ui/table/use-width';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';
import type { MenuLine } from './menu-lines';

interface ToolLines {
  /** What their notes hold says that something there needs a person. */
  lines: ReadonlyMap<string, MenuLine>;
}

interface Row {
  /** Set where tools are lines of the menu. */
  lines: StoreApi<ToolLines> | null;
  hasWords: boolean;
}

const Row = createContext<Row>({ lines: null, hasWords: true });

interface ToolsRowProps {
  /** Days or filters stand in the same line: words have less room. */
  isCrowded: boolean;
  children: ReactNode;
}

/** Its tools are lines of a menu where there is no room for their buttons, and buttons without words where there is none for these. */
export function ToolsRow({ isCrowded, children }: ToolsRowProps): ReactElement {
  const [lines] = useState(() => createStore<ToolLines>(() => ({ lines: new Map() })));
  const isNarrow = useIsNarrow();
  const hasRoom = useHasWords();
  const hasWords = hasRoom || !isCrowded;
  const row = useMemo(() => ({ lines: isNarrow ? lines : null, hasWords }), [isNarrow, lines, hasWords]);
  return <Row value={row}>{children}</Row>;
}

/** Where tools put their lines, `null` where they are buttons. */
export const useToolLines = (): StoreApi<ToolLines> | null => useContext(Row).lines;

/** Whether buttons of the row say in words what they do. */
export const useToolTexts = (): boolean => useContext(Row).hasWords;
