import { makeStyles } from '@fluentui/react-components';
import { isMac } from '@renderer/runtime/is-mac';
import { KeyCaps } from '@renderer/ui/controls/key-caps';
import { keepsSize } from '@renderer/ui/layout/layout-styles';
import { unbrokenText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ root: { ...keepsSize, ...unbrokenText } });

/** Keys, and what they do. */
export function CommandKeys({ caps, words }: { caps: readonly string[]; words: string }): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <KeyCaps caps={caps.map((cap) => (cap === 'Ctrl' && isMac() ? '\u2318' : cap))} /> {words}
    </span>
  );
}
