import { makeStyles, tokens } from '@fluentui/react-components';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import type { ReactElement, ReactNode } from 'react';

const useExternalLinkStyles = makeStyles({
  link: {
    padding: 0,
    border: 0,
    minHeight: '24px',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outlineStyle: 'solid', outlineWidth: '2px', outlineColor: tokens.colorStrokeFocus2, outlineOffset: '2px' },
  },
});

/** The page can't open links itself; the main process opens them in the system. */
export async function openOutside(url: string): Promise<void> {
  const result = await ask('app.openExternal', { url });
  if (!result.ok) notify.failure(result.error);
}

/** A link that opens a program of the system. */
export function ExternalLink({ url, label, children }: { url: string; label: string; children: ReactNode }): ReactElement {
  const styles = useExternalLinkStyles();
  return (
    <button type="button" className={styles.link} aria-label={label} onClick={() => void openOutside(url)}>
      {children}
    </button>
  );
}
