import { makeStyles, tokens } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { flexColumn, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { IllustrationName } from './illustration';

const Illustration = lazyWithProps(() => import('./illustration'), 'Illustration');

const useStyles = makeStyles({
  root: {
    ...flexColumn,
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    minBlockSize: '320px',
    flexGrow: 1,
    padding: '24px',
  },
  // As tall as the drawing that replaces it.
  drawing: { blockSize: '140px' },
  title: {
    margin: 0,
    marginBlockStart: '16px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  text: {
    margin: 0,
    marginBlockStart: '8px',
    maxInlineSize: '420px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  actions: { ...wrappingRow, justifyContent: 'center', gap: '8px', marginBlockStart: '20px' },
});

export interface StatePanelProps {
  illustration: IllustrationName;
  title: string;
  text?: ReactNode;
  /** One button, or a primary and a subtle one. */
  action?: ReactNode;
  /** Further explanation below the action. */
  below?: ReactNode;
  /** `alert` is announced at once. */
  role?: 'alert' | 'status';
}

/** Drawing, sentence, and action: the layout of every empty state and error state. */
export function StatePanel({ illustration, title, text, action, below, role }: StatePanelProps): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.root} role={role}>
      <Suspense fallback={<div data-skeleton="" className={styles.drawing} />}>
        <Illustration name={illustration} />
      </Suspense>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
      {below}
    </div>
  );
}
