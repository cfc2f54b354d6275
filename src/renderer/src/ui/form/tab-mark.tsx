import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { changedText } from '@renderer/ui/badges/mark-styles';
import type { ReactElement } from 'react';

/** What stands behind a tab that would be lost to whoever does not look there; null for nothing. */
export type TabMarkKind = 'changed' | 'draft' | null;

const useStyles = makeStyles({
  mark: changedText,
});

/** Stands after the words of a tab with a form on it. */
export function TabMark({ kind }: { kind: TabMarkKind }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  return kind && <span className={styles.mark}>{t(kind === 'changed' ? 'forms.changed' : 'forms.draft.mark')}</span>;
}

/** Of a form as a whole. */
export function toTabMark({ hasUnsaved, offered }: { hasUnsaved: boolean; offered: unknown }): TabMarkKind {
  if (hasUnsaved) return 'changed';
  return offered ? 'draft' : null;
}
