import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { changedText } from '@renderer/ui/badges/mark-styles';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { SectionView } from './use-sections';

const useStyles = makeStyles({
  root: { ...flexColumn, rowGap: '1px', '@media (max-width: 999.98px)': { display: 'none' } },
  entry: {
    justifyContent: 'space-between',
    columnGap: '8px',
    minHeight: '33px',
    paddingInline: '10px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  current: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground1Selected },
  changed: changedText,
  errors: {
    color: 'var(--dw-canceled-text)',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
  },
});

/** Returns the first section that is visible in the upper part of the window. */
function useCurrentSection(sections: readonly SectionView[]): string {
  const [current, setCurrent] = useState('');
  const latest = useRef(sections);
  latest.current = sections;
  const places = sections.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places are watched when their list changes.
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        setCurrent(latest.current.find(({ element }) => visible.has(element))?.id ?? '');
      },
      { rootMargin: '-80px 0px -40% 0px' },
    );
    for (const { element } of latest.current) observer.observe(element);
    return () => observer.disconnect();
  }, [places]);
  return current;
}

/** Scrolls to a section and focuses its first control. */
function showSection({ element }: SectionView): void {
  element.scrollIntoView({ block: 'start' });
  element.querySelector<HTMLElement>('input:not([hidden]), textarea, button, [contenteditable=true]')?.focus({ preventScroll: true });
}

/** The form's sections, each with its changes and errors; a press leads there. */
export function SectionList({ sections }: { sections: readonly SectionView[] }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const styles = useStyles();
  const current = useCurrentSection(sections);
  return (
    <nav className={styles.root} aria-label={t('forms.sections')}>
      {sections.map((section) => {
        const { id, title, errors, isChanged } = section;
        return (
          <Button
            key={id}
            appearance="subtle"
            className={mergeClasses(styles.entry, id === current && styles.current)}
            {...(id === current && { 'aria-current': 'true' })}
            onClick={() => showSection(section)}
          >
            <span>{title}</span>
            {errors > 0 ? (
              <span className={styles.errors} role="img" aria-label={t('forms.errors', { count: errors })}>
                <ErrorCircle16Filled aria-hidden />
                {format.number(errors)}
              </span>
            ) : (
              isChanged && <span className={styles.changed}>{t('forms.changed')}</span>
            )}
          </Button>
        );
      })}
    </nav>
  );
}
