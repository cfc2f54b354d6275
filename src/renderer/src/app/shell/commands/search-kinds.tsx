import { makeStyles, mergeClasses, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { isMac } from '@renderer/runtime/is-mac';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { noShrink, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { KeyCaps } from '@renderer/ui/text/key-caps';
import { unbrokenText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { type SearchKind, searchKinds } from './command-items';

const useCommandKeysStyles = makeStyles({ root: { ...noShrink, ...unbrokenText } });

/** Shows keys with their function. */
export function CommandKeys({ caps, words }: { caps: readonly string[]; words: string }): ReactElement {
  const styles = useCommandKeysStyles();
  return (
    <span className={styles.root}>
      <KeyCaps caps={caps.map((cap) => (cap === 'Ctrl' && isMac() ? '\u2318' : cap))} /> {words}
    </span>
  );
}

const useStyles = makeStyles({
  root: { ...wrappingRow, gap: '6px', paddingBlock: '4px 10px', paddingInline: '16px', ...hairline.blockEnd },
  chip: {
    minBlockSize: '24px',
    paddingBlock: 0,
    paddingInline: '10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    backgroundColor: 'var(--dw-row-selected)',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** Chooses one kind of results, or all. It is one tab stop; arrow keys move between kinds. */
export function SearchKinds({ kind, onChoose }: { kind: SearchKind | null; onChoose(kind: SearchKind | null): void }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal', circular: true });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" className={styles.root} aria-label={t('shell.command.kinds')} {...arrows}>
      {[null, ...searchKinds].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          className={mergeClasses(styles.chip, one === kind && styles.chosen)}
          aria-pressed={one === kind}
          tabIndex={one === kind ? 0 : -1}
          onClick={() => onChoose(one)}
        >
          {one === null ? t('shell.command.allKinds') : t(`shell.command.${one}`)}
        </button>
      ))}
    </div>
  );
}
