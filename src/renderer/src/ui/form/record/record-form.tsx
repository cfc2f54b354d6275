import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useCommand } from '@renderer/runtime/calls/main-events/use-event';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { focusFirstError } from '../focus-first-error';
import { FormFrame } from '../form-frame';
import { useFormGrid } from '../form-grid';
import { formColumnWidth, formGap, formPreviewWidth, formSideWidth } from '../form-layout';
import { FormSkeleton } from '../form-skeleton';
import { EditBar, SaveBar } from '../save-bar';
import { InSaveBarSlot } from '../save-bar-slot';
import { SectionList } from '../section-list';
import { type SectionView, useSections } from '../use-sections';
import type { RecordFormHandle } from './record-form-types';

const useStyles = makeStyles({ plain: { paddingBlockEnd: '16px' } });

interface RecordFormProps<Values extends FieldValues> {
  handle: RecordFormHandle<Values>;
  saveLabel?: string;
  /** `plain`: the children have their own frame of this width in pixels, without a list of sections. */
  layout?: 'column' | { plainWidth: number };
  /** Name of the record, where the title doesn't have it. */
  subject?: string;
  /** For a form that creates a record: the bar is shown from the start, with a button to leave. */
  onCancel?: () => void;
  /** Shown below the list of sections; in narrow windows after the form. */
  aside?: ReactNode;
  /** Shown beside Edit while the form is locked. */
  besideEdit?: ReactNode;
  /** Preview of the input; it replaces the list of sections. In narrow windows it is after the form. */
  preview?: ReactNode;
  /** The bar is shown even without changes. */
  alwaysSaves?: boolean;
  /** Another form of the screen is in front, such as on another tab. This form's bar is hidden meanwhile. */
  isBehind?: boolean;
  children: ReactNode;
}

/** A form as a page: sections, the list of sections, draft, conflicts, and save bar. */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>): ReactElement {
  const { handle, layout = 'column', aside, preview, isBehind = false, children } = props;
  const styles = useStyles();
  const grid = useFormGrid();
  const sections = useSections(handle);
  const isColumn = layout === 'column';
  if (handle.isLoading) return <FormSkeleton place={isColumn ? 'besideList' : 'filled'} />;
  const hasPreview = isColumn && preview !== undefined;
  const hasSectionList = isColumn && !hasPreview && sections.length > 1;
  const column = mergeClasses(grid.body, hasPreview && grid.withPreview, !hasPreview && !hasSectionList && grid.single);
  return (
    <FormFrame
      handle={handle}
      className={isColumn ? column : styles.plain}
      side={
        hasPreview ? (
          <div className={mergeClasses(grid.side, grid.preview)}>{preview}</div>
        ) : (
          hasSectionList && (
            <div className={grid.side}>
              <SectionList sections={sections} />
              {aside}
            </div>
          )
        )
      }
      bar={
        handle.isAllowed &&
        !handle.isView &&
        !isBehind && (
          <FormBar {...props} sections={sections} sideWidth={hasPreview ? formPreviewWidth : hasSectionList ? formSideWidth : null} />
        )
      }
    >
      {children}
    </FormFrame>
  );
}

/**
 * Saves from the menu: the focused field first commits its input, as on blur. `dialogs` is the number of dialogs that contain the form; a
 * dialog above it has its own buttons.
 */
export function saveAsTyped(submit: () => Promise<void>, dialogs = 0): void {
  if (document.querySelectorAll('[aria-modal="true"]').length > dialogs) return;
  const field = document.activeElement;
  if (field instanceof HTMLElement) {
    field.blur();
    field.focus();
  }
  void submit();
}

type FormBarProps<Values extends FieldValues> = Omit<RecordFormProps<Values>, 'children'> & {
  sections: readonly SectionView[];
  /** Width in pixels of the content beside the fields; null for none. */
  sideWidth: number | null;
};

function FormBar<Values extends FieldValues>(props: FormBarProps<Values>): ReactElement | null {
  const { handle, sections, sideWidth, layout, saveLabel, subject, onCancel, besideEdit, alwaysSaves = false } = props;
  const { scope, isDirty, isLocked, isUnlocked, phase, uploadsRunning } = handle;
  const errorCount = sections.reduce((sum, section) => sum + section.errors, 0);
  const hasWork = isDirty || phase !== 'idle' || errorCount > 0;
  const canSave = !isLocked && (hasWork || isUnlocked || onCancel !== undefined || alwaysSaves);
  useCommand('save', () => saveAsTyped(handle.submit), canSave);
  const columnWidth = formColumnWidth + (sideWidth === null ? 0 : formGap + sideWidth);
  const width = typeof layout === 'object' ? layout.plainWidth : columnWidth;
  if (isLocked) {
    return (
      <InSaveBarSlot key="edit" formId={scope.formId}>
        <EditBar width={width} action={besideEdit} onEdit={handle.edit} />
      </InSaveBarSlot>
    );
  }
  if (!canSave) return null;
  return (
    <InSaveBarSlot key="save" formId={scope.formId}>
      <SaveBar
        formId={scope.formId}
        changed={sections.filter((section) => section.isChanged).map(({ title, changesText }) => changesText ?? title)}
        errorCount={errorCount}
        phase={phase}
        uploadsRunning={uploadsRunning}
        width={width}
        lastStep={handle.lastStep}
        isHeld={handle.isHeld}
        onAnswer={handle.answerLastStep}
        onShowErrors={() => focusFirstError(scope.formId)}
        {...(saveLabel !== undefined && { saveLabel })}
        {...(subject !== undefined && { subject })}
        {...(onCancel && { onCancel })}
        {...((hasWork || isUnlocked) && { onDiscard: handle.discard })}
      />
    </InSaveBarSlot>
  );
}
