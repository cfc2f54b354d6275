import { MessageBar, MessageBarBody, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useCommand } from '@renderer/runtime/calls/use-event';
import type { ReactElement, ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { focusFirstError } from './focus-first-error';
import { FormScopeContext } from './form-context';
import { formColumnWidth, formGap, formSideWidth } from './form-layout';
import { FormSkeleton } from './form-skeleton';
import type { RecordFormHandle } from './record-form-types';
import { EditBar, SaveBar } from './save-bar';
import { InSaveBarSlot } from './save-bar-slot';
import { SectionList } from './section-list';
import { type SectionView, useSections } from './use-sections';

const quietControl = { backgroundColor: tokens.colorNeutralBackground2, ...shorthands.borderColor(tokens.colorNeutralStroke2) };

const useStyles = makeStyles({
  /** Of its own, because the padding of what scrolls ends with the window. */
  form: { paddingBlockEnd: '16px', outlineStyle: 'none' },
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
  /** For a form that makes something new: the bar stands from the start and offers to leave. */
  onCancel?: () => void;
  /** The bar stands even when nothing changed. */
  alwaysSaves?: boolean;
  children: ReactNode;
}

/** The frame of every form: sections, the list of sections, kept drafts, conflicts and the save bar. */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>): ReactElement {
  const { handle, layout = 'column', children } = props;
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
          tabIndex={-1}
          className={styles.form}
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
              {children}
            </div>
            {hasSectionList && <SectionList sections={sections} formId={scope.formId} />}
          </div>
        </form>
        {isAllowed && <FormBar {...props} sections={sections} hasSectionList={hasSectionList} />}
        <ConflictDialog handle={handle} />
      </FormScopeContext>
    </FormProvider>
  );
}

/** From the menu: the field that has the focus takes over what is typed in it first, as it does when it is left. */
function saveAsTyped(submit: () => Promise<void>): void {
  // A dialog over the form has its own buttons.
  if (document.querySelector('[aria-modal="true"]')) return;
  const field = document.activeElement;
  if (field instanceof HTMLElement) {
    field.blur();
    field.focus();
  }
  void submit();
}

type FormBarProps<Values extends FieldValues> = Omit<RecordFormProps<Values>, 'children'> & {
  sections: readonly SectionView[];
  hasSectionList: boolean;
};

function FormBar<Values extends FieldValues>(props: FormBarProps<Values>): ReactElement | null {
  const { handle, sections, hasSectionList, layout, saveLabel, subject, onCancel, alwaysSaves = false } = props;
  const { scope, isDirty, isLocked, isUnlocked, phase, uploadsRunning } = handle;
  const errorCount = sections.reduce((sum, section) => sum + section.errors, 0);
  const hasWork = isDirty || phase !== 'idle' || errorCount > 0;
  const canSave = !isLocked && (hasWork || isUnlocked || onCancel !== undefined || alwaysSaves);
  useCommand('save', () => saveAsTyped(handle.submit), canSave);
  const columnWidth = hasSectionList ? formColumnWidth + formGap + formSideWidth : formColumnWidth;
  const width = typeof layout === 'object' ? layout.plainWidth : columnWidth;
  if (isLocked) {
    return (
      <InSaveBarSlot key="edit" formId={scope.formId}>
        <EditBar width={width} onEdit={handle.edit} />
      </InSaveBarSlot>
    );
  }
  if (!canSave) return null;
  return (
    <InSaveBarSlot key="save" formId={scope.formId}>
      <SaveBar
        formId={scope.formId}
        changed={sections.filter((section) => section.isChanged).map((section) => section.title)}
        errorCount={errorCount}
        phase={phase}
        uploadsRunning={uploadsRunning}
        width={width}
        onShowErrors={() => focusFirstError(scope.formId)}
        {...(saveLabel !== undefined && { saveLabel })}
        {...(subject !== undefined && { subject })}
        {...(onCancel && { onCancel })}
        {...((hasWork || isUnlocked) && { onDiscard: handle.discard })}
      />
    </InSaveBarSlot>
  );
}
