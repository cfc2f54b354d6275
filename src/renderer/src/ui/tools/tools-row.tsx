import { useIsNarrow } from '@renderer/ui/table/use-width';
import { createContext, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { createStore, type StoreApi } from 'zustand';

export interface ToolLine {
  label: string;
  icon: ReactElement;
  isOff: boolean;
  /** Says that something there needs a person. */
  mark: ReactElement | undefined;
  /** `anchor` is the button of the menu: what opens below it hands the focus back to it. */
  onPress(anchor: HTMLElement): void;
}

interface ToolLines {
  lines: ReadonlyMap<string, ToolLine>;
}

const Lines = createContext<StoreApi<ToolLines> | null>(null);

/** Its tools are lines of a menu where there is no room for their buttons. */
export function ToolsRow({ children }: { children: ReactNode }): ReactElement {
  const [lines] = useState(() => createStore<ToolLines>(() => ({ lines: new Map() })));
  const isNarrow = useIsNarrow();
  return <Lines value={isNarrow ? lines : null}>{children}</Lines>;
}

/** Where tools put their lines, `null` where they are buttons. */
export const useToolLines = (): StoreApi<ToolLines> | null => useContext(Lines);
