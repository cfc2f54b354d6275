import { useBackLink } from '@renderer/ui/layout/back-link';
import { useNavigate } from 'react-router-dom';
import { toListLink } from './list-memory';

/** Goes back to the list of a route as it was left: page, search, scroll and focus; or to the record that one came from. */
export function useListReturn(path: string): () => void {
  const navigate = useNavigate();
  const cameFrom = useBackLink();
  return () => {
    const { to, state } = cameFrom ?? toListLink(path);
    void navigate(to, { state });
  };
}
