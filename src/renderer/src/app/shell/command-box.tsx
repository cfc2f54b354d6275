import type { ReactElement } from 'react';
export function CommandBox({ onClose }: { onClose: () => void }): ReactElement {
  return <button type="button" onClick={onClose} />;
}
