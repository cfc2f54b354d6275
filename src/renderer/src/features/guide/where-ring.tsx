import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactElement, useEffect, useState } from 'react';
import { stopPointing, usePointing } from './where';

const shownForMs = 6000;

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // Positions of boxes are relative to the window's left edge in both languages.
    inset: '0 auto auto 0',
    zIndex: 1_000_002,
    pointerEvents: 'none',
    boxSizing: 'border-box',
    border: `3px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: `0 0 0 3px ${tokens.colorNeutralBackground1}, 0 0 0 6px ${tokens.colorBrandStroke2}`,
  },
});

/** A ring around a control that follows its position. It disappears after some time, and on the first key or press. */
function Ring({ around, onEnd }: { around: HTMLElement; onEnd: () => void }): ReactElement | null {
  const styles = useStyles();
  const [box, setBox] = useState<DOMRect | null>(null);
  useEffect(() => {
    around.scrollIntoView({ block: 'center', inline: 'nearest' });
    let frame = 0;
    const follow = (): void => {
      if (!around.isConnected) {
        onEnd();
        return;
      }
      setBox(around.getBoundingClientRect());
      frame = requestAnimationFrame(follow);
    };
    follow();
    const timer = setTimeout(onEnd, shownForMs);
    window.addEventListener('keydown', onEnd);
    window.addEventListener('pointerdown', onEnd);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('keydown', onEnd);
      window.removeEventListener('pointerdown', onEnd);
    };
  }, [around, onEnd]);
  if (!box) return null;
  return (
    <div
      className={styles.root}
      data-guide-ring=""
      style={{ transform: `translate(${box.x - 6}px, ${box.y - 6}px)`, inlineSize: box.width + 12, blockSize: box.height + 12 }}
    />
  );
}

/** Shows the ring of "Show me where" while there is one. */
export function WhereRing(): ReactElement | null {
  const around = usePointing((state) => state.around);
  return around && <Ring around={around} onEnd={stopPointing} />;
}
