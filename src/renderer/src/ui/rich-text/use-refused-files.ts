import { type DragEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { filesRefused } from './quill/quill-clipboard';

interface RefusedFiles {
  wasRefused: boolean;
  forget: () => void;
  onDragOver: (event: DragEvent) => void;
}

/** Reports when the user pastes a picture or a file, and prevents drops. */
export function useRefusedFiles(frame: RefObject<HTMLElement | null>): RefusedFiles {
  const [wasRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const refuse = (): void => setRefused(true);
    element?.addEventListener(filesRefused, refuse);
    return () => element?.removeEventListener(filesRefused, refuse);
  }, [frame]);
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  return { wasRefused, forget: useCallback(() => setRefused(false), []), onDragOver };
}
