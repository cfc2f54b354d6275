import { makeStyles } from '@fluentui/react-components';
import type { Managed } from '@renderer/runtime/calls/managed';
import type { ReactElement } from 'react';
import { ManagedNote } from './managed-note';

const useStyles = makeStyles({ root: { maxInlineSize: '280px', paddingBlock: '4px', paddingInline: '8px' } });

/** Shown below the options of a menu that IT manages; renders nothing without a policy. */
export function ManagedMenuNote({ managed }: { managed: Managed | null }): ReactElement | null {
  const styles = useStyles();
  return managed && <ManagedNote managed={managed} className={styles.root} />;
}
