import { Field, type FieldProps, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { Language } from '@shared/domain/language';
import { type ReactElement, useId } from 'react';
import { LanguageTag } from './language-tag';

/** Marks a field with an error. Document order is reading order in both directions. */
export const invalidFieldAttribute = 'data-field-invalid';

const useStyles = makeStyles({
  // Limits a control to the width of its container.
  field: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  hint: { display: 'flex', columnGap: '16px', justifyContent: 'space-between' },
  end: { flexShrink: 0, marginInlineStart: 'auto' },
});

export interface FieldFrameProps {
  label: string;
  /** The language of one half of a bilingual pair. */
  language?: Language;
  required?: boolean;
  /** The field's error message. */
  error?: string | undefined;
  hint?: ReactElement | string | false | null | undefined;
  /** Shown at the end of the hint's line, such as the number of pictures. */
  hintEnd?: string | false | undefined;
  /** For content with several controls: the label then names a group. */
  isGroup?: boolean;
  className?: string;
  children: FieldProps['children'];
}

/** Label, control, hint, and error of one field, within forms and outside of them. */
export function FieldFrame({
  label,
  language,
  required,
  error,
  hint,
  hintEnd,
  isGroup,
  className,
  children,
}: FieldFrameProps): ReactElement {
  const labelId = useId();
  const styles = useStyles();
  const words = language ? (
    <span>
      {label}
      <LanguageTag language={language} />
    </span>
  ) : (
    label
  );
  return (
    <Field
      className={mergeClasses(styles.field, className)}
      {...(error && { [invalidFieldAttribute]: '' })}
      {...(isGroup && { role: 'group', 'aria-labelledby': labelId })}
      label={isGroup ? { children: words, id: labelId } : words}
      required={required ?? false}
      validationState={error ? 'error' : 'none'}
      validationMessage={error ?? null}
      hint={hintEnd ? <HintLine hint={hint} hintEnd={hintEnd} /> : hint || null}
    >
      {children}
    </Field>
  );
}

function HintLine({ hint, hintEnd }: Pick<FieldFrameProps, 'hint' | 'hintEnd'>): ReactElement {
  const styles = useStyles();
  return (
    <span className={styles.hint}>
      <span>{hint}</span>
      <span className={styles.end}>{hintEnd}</span>
    </span>
  );
}
