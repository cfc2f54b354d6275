import { paperSizes } from '@documents/paper';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { Paper } from '@shared/domain/printing/printable';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const useStyles = makeStyles({
  frame: { display: 'flex', justifyContent: 'center', minWidth: 0 },
  sheet: { boxShadow: tokens.shadow8, borderRadius: '2px', overflow: 'hidden', height: 'max-content' },
});

const pxPerMm = 96 / 25.4;

interface SheetFrameProps {
  paper: Paper;
  label: string;
  /** `tabpanel`: selected by tabs above it. `img`: a picture of a sheet, without content for screen readers or controls. */
  role?: 'tabpanel' | 'img';
  children: ReactNode;
}

/** Shows the document as paper on the page, in its real size; scaled down only if the window is narrower than the paper. */
export function SheetFrame({ paper, label, role = 'tabpanel', children }: SheetFrameProps): ReactElement {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const widthPx = paperSizes[paper].widthMm * pxPerMm;
  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const shrink = (): void => setZoom(frame.clientWidth > 0 ? Math.min(1, frame.clientWidth / widthPx) : 1);
    shrink();
    const observer = new ResizeObserver(shrink);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [widthPx]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: each of the two roles takes a label.
    <div ref={ref} className={styles.frame} aria-label={label} role={role}>
      <div className={styles.sheet} style={{ zoom }} inert={role === 'img'} aria-hidden={role === 'img'}>
        {children}
      </div>
    </div>
  );
}
