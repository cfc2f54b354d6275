import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { FieldFrame, type FieldFrameProps } from '@renderer/ui/inputs/field-frame';
import type { Language } from '@shared/domain/language';
import { type ReactElement, useEffect } from 'react';
import { type ControllerRenderProps, type FieldError, type FieldValues, useController } from 'react-hook-form';
import { useFormScope, useManagedField, useSectionId } from '../form-context';
import { toFieldMessage } from './field-message';
import { useAfterPress } from './use-after-press';
import { useFieldView } from './use-field-view';

/** What every field of a form takes. `name` is a path into the form's values. */
export interface FormFieldProps {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** Marks one half of a bilingual pair. */
  language?: Language;
}

interface FormFieldState {
  field: ControllerRenderProps<FieldValues, string>;
  error: FieldError | undefined;
  /** The field has no controls: the form has none, or IT has decided this field. */
  isReadOnly: boolean;
  /** The value cannot change: read-only, or a save is under way. */
  isFrozen: boolean;
}

/** Connects a field to its form: value, error, read-only state, and the section that the save bar names. A `table` has errors in its cells. */
export function useFormField(name: string, kind?: 'table'): FormFieldState {
  const scope = useFormScope();
  const { isSaving, placeField } = scope;
  const isReadOnly = useManagedField(name) !== null || scope.isReadOnly;
  const section = useSectionId();
  // A table is drawn again for an error of one of its cells too.
  const { field, fieldState } = useController({ name, exact: kind !== 'table' });
  useEffect(() => placeField(name, section, kind), [placeField, name, section, kind]);
  const isFrozen = isReadOnly || isSaving;
  return { field: isFrozen ? { ...field, onChange: ignore } : field, error: fieldState.error, isReadOnly, isFrozen };
}

function ignore(): void {}

interface FormFieldFrameProps extends Omit<FormFieldProps, 'hint'>, Pick<FieldFrameProps, 'isGroup' | 'hint' | 'hintEnd' | 'children'> {
  error: FieldError | undefined;
}

/** Label, control, hint and error of one field. */
export function FormFieldFrame({
  name,
  label,
  language,
  hint,
  hintEnd,
  isRequired,
  error,
  isGroup,
  children,
}: FormFieldFrameProps): ReactElement {
  const message = useFieldMessage(error);
  const managedHint = useManagedHint(name);
  useFieldView(name, { ...(label && { label }), ...(language && { language }) });
  return (
    <FieldFrame
      label={label}
      error={message}
      required={isRequired ?? false}
      hint={managedHint ?? hint}
      hintEnd={hintEnd}
      {...(language && { language })}
      {...(isGroup && { isGroup })}
    >
      {children}
    </FieldFrame>
  );
}

/** What stands under a field that IT has decided, in place of its own hint. */
export function useManagedHint(name: string): ReactElement | null {
  const managed = useManagedField(name);
  return managed && <ManagedNote managed={managed} />;
}

/** The words of an error in the app's language; they wait for the end of a press of the mouse. */
export function useFieldMessage(error: FieldError | undefined): string | undefined {
  const t = useTexts();
  return useAfterPress(error && toFieldMessage(error, t));
}

interface FieldMessageProps {
  error: FieldError | undefined;
  /** Names the field, where the message stands under more than one. */
  name?: string;
  className?: string;
}

/** The words of an error under a field that has no frame of its own, such as a tile. */
export function FieldMessage({ error, name, className }: FieldMessageProps): ReactElement | null {
  const t = useTexts();
  const message = useFieldMessage(error);
  if (!message) return null;
  return (
    <FieldFrame
      label=""
      error={name === undefined ? message : t('forms.titleOf', { title: name, name: message })}
      {...(className && { className })}
    >
      {null}
    </FieldFrame>
  );
}
