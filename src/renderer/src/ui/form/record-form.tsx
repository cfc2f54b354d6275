import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EditRegular, ErrorCircleFilled } from '@fluentui/react-icons';
import { useFormat } from '@renderer/bridge/use-format';
import { Loader } from '@renderer/ui/loader';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { type FieldValues, FormProvider, get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './conflict-dialog';
import { focusFirstError } from './focus-first-error';
import { FormScopeContext } from './form-context';
import { formColumnWidth, formGap, formSideWidth } from './form-layout';
import { SaveBar } from './save-bar';
import type { RecordFormHandle } from './use-record-form';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: '100%' },
  body: {
    flexGrow: 1,
    display: 'grid',
    columnGap: `${formGap}px`,
    gridTemplateColumns: `minmax(0, ${formColumnWidth}px) ${formSideWidth}px`,
    justifyContent: 'center',
    alignItems: 'start',
    paddingBlockEnd: '24px',
    '@media (max-width: 999px)': { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  },
  single: { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  column: { display: 'flex', flexDirection: 'column', rowGap: '16px', minWidth: 0 },
  tools: { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', columnGap: '8px' },
  side: {
    position: 'sticky',
    insetBlockStart: 0,
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2px',
    '@media (max-width: 999px)': { display: 'none' },
  },
  sideEntry: { justifyContent: 'space-between', fontWeight: tokens.fontWeightRegular, minHeight: '34px' },
  changed: { color: 'var(--dw-changed)', fontSize: tokens.fontSizeBase200 },
  errors: {
    color: 'var(--dw-canceled-text)',
    fontSize: tokens.fontSizeBase200,
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
  },
});

interface SectionView {
  id: string;
  title: string;
  isChanged: boolean;
  errors: number;
}

interface RecordFormProps<Values extends FieldValues> {
  handle: RecordFormHandle<Values>;
  saveLabel?: string;
  /** `plain`: the children bring their own frame; no list of sections. */
  layout?: 'column' | 'plain';
  /** Stands above the sections, at the inline end, beside Edit. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of every form: sections, the list of sections, kept drafts, conflicts and the save bar. */
export function RecordForm<Values extends FieldValues>({
  handle,
  saveLabel,
  layout = 'column',
  tools,
  children,
}: RecordFormProps<Values>): ReactElement {
  const { form, scope, isAllowed, isLocked, isDirty, phase } = handle;
  const { t } = useTranslation();
  const styles = useStyles();
  const { errors, dirtyFields } = form.formState;
  const sections = useSections(handle, errors, dirtyFields);
  if (handle.isLoading) return <Loader />;
  const errorCount = sections.reduce((sum, section) => sum + section.errors, 0);
  const isEditable = isAllowed && !isLocked;
  const hasSectionList = layout === 'column' && sections.length > 1;
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form
          id={scope.formId}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isEditable) void handle.submit();
          }}
        >
          <div className={mergeClasses(styles.body, !hasSectionList && styles.single)}>
            <div className={styles.column}>
              {!isAllowed && (
                <MessageBar intent="info">
                  <MessageBarBody>{t('forms.readOnly')}</MessageBarBody>
                </MessageBar>
              )}
              {(tools || (isAllowed && isLocked)) && (
                <div className={styles.tools}>
                  {tools}
                  {isAllowed && isLocked && (
                    <Button appearance="primary" icon={<EditRegular />} onClick={handle.edit}>
                      {t('forms.edit')}
                    </Button>
                  )}
                </div>
              )}
              <DraftOffer handle={handle} />
              {children}
            </div>
            {hasSectionList && <SectionList sections={sections} formId={scope.formId} />}
          </div>
          {isEditable && (isDirty || phase !== 'idle' || errorCount > 0) && (
            <SaveBar
              changed={sections.filter((section) => section.isChanged).map((section) => section.title)}
              errorCount={errorCount}
              phase={phase}
              uploadsRunning={handle.uploadsRunning}
              {...(saveLabel !== undefined && { saveLabel })}
              onSave={() => undefined}
              onDiscard={handle.discard}
              onShowErrors={() => focusFirstError(scope.formId)}
            />
          )}
        </form>
        <ConflictDialog handle={handle} />
      </FormScopeContext>
    </FormProvider>
  );
}

/** Reads the sections' titles and order from the page, so that a section is declared once, where it stands. */
function useSections<Values extends FieldValues>(handle: RecordFormHandle<Values>, errors: object, dirtyFields: object): SectionView[] {
  const { sections: sectionOfField, scope, isLoading } = handle;
  const { i18n } = useTranslation();
  const [titles, setTitles] = useState<readonly { id: string; title: string }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on the page changes with exactly these.
  useEffect(() => {
    const found = document.getElementById(scope.formId)?.querySelectorAll<HTMLElement>('[data-section]') ?? [];
    setTitles([...found].map(({ dataset }) => ({ id: dataset.section ?? '', title: dataset.sectionTitle ?? '' })));
  }, [sectionOfField, isLoading, i18n.language, scope.formId]);
  return titles.map(({ id, title }) => {
    const names = [...sectionOfField].filter(([, section]) => section === id).map(([name]) => name);
    return {
      id,
      title,
      isChanged: names.some((name) => hasMark(get(dirtyFields, name))),
      errors: names.filter((name) => get(errors, name) !== undefined).length,
    };
  });
}

function hasMark(mark: unknown): boolean {
  if (Array.isArray(mark)) return mark.some(hasMark);
  if (typeof mark === 'object' && mark !== null) return Object.values(mark).some(hasMark);
  return mark === true;
}

function SectionList({ sections, formId }: { sections: readonly SectionView[]; formId: string }): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const show = (id: string): void => {
    const section = document.getElementById(formId)?.querySelector<HTMLElement>(`[data-section="${CSS.escape(id)}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input, textarea, button, [contenteditable=true]')?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.side} aria-label={t('forms.sections')}>
      {sections.map((section) => (
        <Button key={section.id} appearance="subtle" className={styles.sideEntry} onClick={() => show(section.id)}>
          <span>{section.title}</span>
          {section.errors > 0 ? (
            <span className={styles.errors}>
              <ErrorCircleFilled aria-hidden />
              {t('forms.errors', { count: section.errors })}
            </span>
          ) : (
            section.isChanged && <span className={styles.changed}>{t('forms.changed')}</span>
          )}
        </Button>
      ))}
    </nav>
  );
}

function DraftOffer<Values extends FieldValues>({ handle }: { handle: RecordFormHandle<Values> }): ReactElement | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (!handle.offered || !handle.isAllowed) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('forms.draft.found', { time: format.dateTime(handle.offered.savedAt) })}</MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={handle.restoreOffer}>
          {t('forms.draft.restore')}
        </Button>
        <Button onClick={handle.dropOffer}>{t('forms.draft.drop')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
