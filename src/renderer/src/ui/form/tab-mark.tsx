import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { changedText } from '@renderer/ui/badges/mark-styles';
import type { ReactElement } from 'react';

/** Mark of a tab whose form has unsaved input or a draft, so that the user doesn't overlook it; null for none. */
export type TabMarkKind = 'changed' | 'draft' | null;

const useStyles = makeStyles({
  mark: changedText,
});

/** Shown after the label of a tab with a form. */
export function TabMark({ kind }: { kind: TabMarkKind }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  return kind && <span className={styles.mark}>{t(kind === 'changed' ? 'forms.changed' : 'forms.draft.mark')}</span>;
}

/** Returns the mark of a whole form. */
export function toTabMark({ hasUnsaved, offered }: { hasUnsaved: boolean; offered: unknown }): TabMarkKind {
  if (hasUnsaved) return 'changed';
  return offered ? 'draft' : null;
}
