import { useWindowBegin } from '@renderer/runtime/state/window-kind';
import { useLocation } from 'react-router-dom';

/** The name under which the record of this window stood in its list, so that two windows can be told apart; null elsewhere. */
export function useRecordName(): string | null {
  const { pathname } = useLocation();
  const begin = useWindowBegin((state) => state.begin);
  return begin?.path === pathname ? begin.name : null;
}
