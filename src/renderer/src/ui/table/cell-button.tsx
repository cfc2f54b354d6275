import { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useBase = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: tokens.borderRadiusSmall,
  backgroundColor: 'transparent',
  color: tokens.colorBrandForegroundLink,
  font: 'inherit',
  lineHeight: '26px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // A value in the other direction is truncated at its own end.
  '& > bdi': { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' },
  ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
});

const useStyles = makeStyles({
  muted: { color: tokens.colorNeutralForeground3, ':hover': { color: tokens.colorNeutralForeground2 } },
});

interface CellButtonProps {
  /** Accessible name, where the visible text isn't enough. */
  label?: string;
  /** Accessible description. */
  description?: string;
  /** In the color of secondary columns instead of a link's. */
  isMuted?: boolean;
  onClick(): void;
  children: ReactNode;
}

/** A value that opens a dialog: a plain button that looks like a link. */
export function CellButton({ label, description, isMuted = false, onClick, children }: CellButtonProps): ReactElement {
  const base = useBase();
  const styles = useStyles();
  return (
    <button
      type="button"
      className={mergeClasses(base, isMuted && styles.muted)}
      aria-haspopup="dialog"
      {...(label && { 'aria-label': label })}
      {...(description && { 'aria-description': description })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
