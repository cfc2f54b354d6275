import { useNavigate } from 'react-router-dom';
import { toListLink } from './list-memory';

/** Goes back to the list of a route as it was left: page, search, scroll and focus. */
export function useListReturn(path: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { to, state } = toListLink(path);
    void navigate(to, { state });
  };
}
