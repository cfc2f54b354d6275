import { Button, MessageBar, MessageBarBody, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { focusFirstError } from './focus-first-error';
import { FormScopeContext } from './form-context';
import { formColumnWidth, formGap, formSideWidth } from './form-layout';
import { FormSkeleton } from './form-skeleton';
import { SaveBar } from './save-bar';
import { InSaveBarSlot } from './save-bar-slot';
import { SectionList } from './section-list';
import type { RecordFormHandle } from './use-record-form';
import { type SectionView, useSections } from './use-sections';

const quietControl = { backgroundColor: tokens.colorNeutralBackground2, ...shorthands.borderColor(tokens.colorNeutralStroke2) };

const useStyles = makeStyles({
  body: {
    display: 'grid',
    columnGap: `${formGap}px`,
    gridTemplateColumns: `minmax(0, ${formColumnWidth}px) ${formSideWidth}px`,
    justifyContent: 'center',
    alignItems: 'start',
    '@media (max-width: 999.98px)': { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  },
  single: { gridTemplateColumns: `minmax(0, ${formColumnWidth}px)` },
  column: { display: 'flex', flexDirection: 'column', rowGap: '16px', minWidth: 0 },
  tools: { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', columnGap: '8px' },
  /** What takes no input does not look as if it did. */
  readOnly: {
    '& .fui-Input, & .fui-Textarea, & .rich-text': quietControl,
    '& .fui-Input::after, & .fui-Textarea::after, & .rich-text::after': { display: 'none' },
  },
});

interface RecordFormProps<Values extends FieldValues> {
  handle: RecordFormHandle<Values>;
  saveLabel?: string;
  /** `plain`: the children bring their own frame of this width in pixels; no list of sections. */
  layout?: 'column' | { plainWidth: number };
  /** Whom or what the form is about, where its title does not say it. */
  subject?: string;
  /** Stands above the sections, at the inline end, beside Edit. */
  tools?: ReactNode;
  /** For a form that makes something new: the bar stands from the start and offers to leave. */
  onCancel?: () => void;
  /** The bar stands even when nothing changed. */
  alwaysSaves?: boolean;
  children: ReactNode;
}

/** The frame of every form: sections, the list of sections, kept drafts, conflicts and the save bar. */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>): ReactElement {
  const { handle, layout = 'column', tools, children } = props;
  const { form, scope, isAllowed, isLocked } = handle;
  const { t } = useTranslation();
  const styles = useStyles();
  const sections = useSections(handle);
  if (handle.isLoading) return <FormSkeleton />;
  const isEditable = isAllowed && !isLocked;
  const hasSectionList = layout === 'column' && sections.length > 1;
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form
          id={scope.formId}
          noValidate
          aria-busy={handle.phase !== 'idle'}
          onSubmit={(event) => {
            event.preventDefault();
            if (isEditable) void handle.submit();
          }}
        >
          <div className={mergeClasses(layout === 'column' && styles.body, layout === 'column' && !hasSectionList && styles.single)}>
            <div className={mergeClasses(styles.column, scope.isReadOnly && styles.readOnly)}>
              {!isAllowed && (
                <MessageBar intent="info" layout="multiline">
                  <MessageBarBody>{t('forms.readOnly')}</MessageBarBody>
                </MessageBar>
              )}
              <DraftOffer handle={handle} />
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
              {children}
            </div>
            {hasSectionList && <SectionList sections={sections} formId={scope.formId} />}
          </div>
        </form>
        {isEditable && <FormSaveBar {...props} sections={sections} hasSectionList={hasSectionList} />}
        <ConflictDialog handle={handle} />
      </FormScopeContext>
    </FormProvider>
  );
}

type FormSaveBarProps<Values extends FieldValues> = Omit<RecordFormProps<Values>, 'children'> & {
  sections: readonly SectionView[];
  hasSectionList: boolean;
};

function FormSaveBar<Values extends FieldValues>(props: FormSaveBarProps<Values>): ReactElement | null {
  const { handle, sections, hasSectionList, layout, saveLabel, subject, onCancel, alwaysSaves = false } = props;
  const { scope, isDirty, isUnlocked, phase, uploadsRunning } = handle;
  const errorCount = sections.reduce((sum, section) => sum + section.errors, 0);
  const hasWork = isDirty || phase !== 'idle' || errorCount > 0;
  if (!hasWork && !isUnlocked && !onCancel && !alwaysSaves) return null;
  const columnWidth = hasSectionList ? formColumnWidth + formGap + formSideWidth : formColumnWidth;
  return (
    <InSaveBarSlot>
      <SaveBar
        formId={scope.formId}
        changed={sections.filter((section) => section.isChanged).map((section) => section.title)}
        errorCount={errorCount}
        phase={phase}
        uploadsRunning={uploadsRunning}
        width={typeof layout === 'object' ? layout.plainWidth : columnWidth}
        onShowErrors={() => focusFirstError(scope.formId)}
        {...(saveLabel !== undefined && { saveLabel })}
        {...(subject !== undefined && { subject })}
        {...(onCancel && { onCancel })}
        {...((hasWork || isUnlocked) && { onDiscard: handle.discard })}
      />
    </InSaveBarSlot>
  );
}
