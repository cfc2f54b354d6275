import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionView } from './use-sections';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    insetBlockStart: '20px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: '1px',
    '@media (max-width: 999.98px)': { display: 'none' },
  },
  entry: {
    justifyContent: 'space-between',
    columnGap: '8px',
    minHeight: '33px',
    paddingInline: '10px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  current: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground1Selected },
  changed: { color: 'var(--dw-changed)', fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  errors: {
    color: 'var(--dw-canceled-text)',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
  },
});

function sectionsOf(formId: string): HTMLElement[] {
  return [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
}

/** The first section of which the upper part of the window still shows something. */
function useCurrentSection(formId: string, ids: string): string {
  const [current, setCurrent] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are watched when their list changes.
  useEffect(() => {
    const sections = sectionsOf(formId);
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        setCurrent(sections.find((section) => visible.has(section))?.dataset.section ?? '');
      },
      { rootMargin: '-80px 0px -40% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [formId, ids]);
  return current;
}

interface SectionListProps {
  sections: readonly SectionView[];
  formId: string;
}

/** The form's sections with what changed and what is wrong in each; a press leads there. */
export function SectionList({ sections, formId }: SectionListProps): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const styles = useStyles();
  const current = useCurrentSection(formId, sections.map(({ id }) => id).join(' '));
  const show = (id: string): void => {
    const section = sectionsOf(formId).find(({ dataset }) => dataset.section === id);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input:not([hidden]), textarea, button, [contenteditable=true]')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.root} aria-label={t('forms.sections')}>
      {sections.map(({ id, title, errors, isChanged }) => (
        <Button
          key={id}
          appearance="subtle"
          className={mergeClasses(styles.entry, id === current && styles.current)}
          {...(id === current && { 'aria-current': 'true' })}
          onClick={() => show(id)}
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
      ))}
    </nav>
  );
}
