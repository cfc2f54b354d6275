import { MessageBar, MessageBarBody, makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ElsewhereBar } from '../feedback/elsewhere-bar';
import { IsolatedValues } from '../text/isolated-values';
import { DraftOffer } from './drafts/draft-offer';
import { FormScopeContext } from './form-context';
import { ConflictDialog } from './record/conflict-dialog';
import type { RecordFormHandle, UnreadableRows } from './record/record-form-types';

type ElsewhereHandle = Pick<RecordFormHandle<never>, 'elsewhere' | 'showElsewhere' | 'dropElsewhere'>;

/** Another window has changed the record of this form. */
function ElsewhereNotice({ handle }: { handle: ElsewhereHandle }): ReactElement | null {
  const t = useTexts();
  const format = useFormat();
  const { elsewhere } = handle;
  if (!elsewhere) return null;
  const { kind, isMain, at } = elsewhere;
  const window = t(isMain ? 'forms.elsewhere.main' : 'forms.elsewhere.other');
  return (
    <ElsewhereBar
      onDismiss={handle.dropElsewhere}
      {...(kind === 'waiting' && { action: { label: t('forms.elsewhere.show'), run: handle.showElsewhere } })}
    >
      <IsolatedValues>{t(`forms.elsewhere.${kind}`, { window, time: format.time(at) })}</IsolatedValues>
    </ElsewhereBar>
  );
}

const UnreadableBar = lazyWithProps(() => import('@renderer/ui/list/unreadable-bar'), 'UnreadableBar');

const useStyles = makeStyles({
  form: { outlineStyle: 'none' },
  column: { ...flexColumn, rowGap: '16px', minWidth: 0 },
  /** What takes no input does not look as if it did. */
  readOnly: {
    // A search among what is shown takes input all the same.
    '& .fui-Input:not(.fui-SearchBox), & .fui-Textarea, & .fui-SpinButton, & .fui-Combobox, & .rich-text': {
      backgroundColor: tokens.colorNeutralBackground2,
      ...shorthands.borderColor(tokens.colorNeutralStroke2),
    },
    '& .fui-Input:not(.fui-SearchBox)::after, & .fui-Textarea::after, & .fui-SpinButton::after, & .fui-Combobox::after, & .rich-text::after':
      {
        display: 'none',
      },
  },
});

/** Whether a save is possible at all, whatever stands in the fields. */
export function isEditable({ isAllowed, isLocked, isView }: Pick<RecordFormHandle<never>, 'isAllowed' | 'isLocked' | 'isView'>): boolean {
  return isAllowed && !isLocked && !isView;
}

interface FormFrameProps<Values extends FieldValues> {
  handle: RecordFormHandle<Values>;
  /** Of the grid in which the fields stand. */
  className?: string;
  /** Stands beside the fields. */
  side?: ReactNode;
  /** Stands outside of the form, and is its bar. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The form itself, on a page and in a dialog: its fields, what it has to say before them, and the question of a conflict. */
export function FormFrame<Values extends FieldValues>({ handle, className, side, bar, children }: FormFrameProps<Values>): ReactElement {
  const { form, scope } = handle;
  const styles = useStyles();
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form
          id={scope.formId}
          data-saved
          tabIndex={-1}
          className={styles.form}
          noValidate
          aria-busy={handle.phase !== 'idle' && handle.phase !== 'asking'}
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a dialog over this one is inside of it to React, but not on the page.
            event.stopPropagation();
            if (isEditable(handle)) void handle.submit();
          }}
        >
          <div {...(className && { className })}>
            <div className={mergeClasses(styles.column, scope.isReadOnly && styles.readOnly)}>
              {handle.unreadable ? (
                <UnreadableNotice {...handle.unreadable} />
              ) : (
                <ReadOnlyNotice isAllowed={handle.isAllowed} isView={handle.isView} />
              )}
              <DraftOffer handle={handle} />
              <ElsewhereNotice handle={handle} />
              {children}
            </div>
            {side}
          </div>
        </form>
        {bar}
        <ConflictDialog handle={handle} />
      </FormScopeContext>
    </FormProvider>
  );
}

/** A save would replace the list by what could be read of it. */
function UnreadableNotice({ rows, call }: UnreadableRows): ReactElement {
  const t = useTexts();
  return (
    <Suspense fallback={null}>
      <UnreadableBar rows={rows} call={call} text={t('forms.unreadableRows', { count: rows.length })} />
    </Suspense>
  );
}

function ReadOnlyNotice({ isAllowed, isView }: { isAllowed: boolean; isView: boolean }): ReactElement | null {
  const t = useTexts();
  if (isAllowed && !isView) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t(isAllowed ? 'forms.viewing' : 'forms.readOnly')}</MessageBarBody>
    </MessageBar>
  );
}
