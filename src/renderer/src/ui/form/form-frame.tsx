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

/** Shows that another window has changed the form's record. */
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
  /** Gives read-only controls a background that shows that they accept no input. */
  readOnly: {
    // A search within shown values still accepts input.
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

/** Whether the form can be saved at all, independent of its values. */
export function isEditable({ isAllowed, isLocked, isView }: Pick<RecordFormHandle<never>, 'isAllowed' | 'isLocked' | 'isView'>): boolean {
  return isAllowed && !isLocked && !isView;
}

interface FormFrameProps<Values extends FieldValues> {
  handle: RecordFormHandle<Values>;
  /** Class of the grid that contains the fields. */
  className?: string;
  /** Shown beside the fields. */
  side?: ReactNode;
  /** The form's bar, rendered outside of the form element. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The form element, on a page and in a dialog: its notices, its fields, and the conflict dialog. */
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
            // In React's tree, a dialog's form above this form is inside of it; in the page it isn't.
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

/** Shown when a save would replace a list that was only partly readable. */
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
