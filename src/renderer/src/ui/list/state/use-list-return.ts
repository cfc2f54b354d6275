import { useBackLink } from '@renderer/ui/layout/back-link';
import { useNavigate } from 'react-router-dom';
import { toListLink } from './list-memory';

/**
 * Returns a function that navigates back to a route's list as it was left (page, search, scroll position, focus), or to the record from
 * which the user came.
 */
export function useListReturn(path: string): () => void {
  const navigate = useNavigate();
  const cameFrom = useBackLink();
  return () => {
    const { to, state } = cameFrom ?? toListLink(path);
    void navigate(to, { state });
  };
}
