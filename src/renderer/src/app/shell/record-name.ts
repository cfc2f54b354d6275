import { usePathname } from '@renderer/runtime/navigation/navigation';
import { useWindowBegin } from '@renderer/runtime/state/window-kind';

/** The name under which the record of this window stood in its list, so that two windows can be told apart; null elsewhere. */
export function useRecordName(): string | null {
  const pathname = usePathname();
  const begin = useWindowBegin((state) => state.begin);
  return begin?.path === pathname ? begin.name : null;
}
