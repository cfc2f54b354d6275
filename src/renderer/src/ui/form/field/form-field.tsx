import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ManagedNote } from '@renderer/ui/controls/managed-note';
import { FieldFrame, type FieldFrameProps } from '@renderer/ui/inputs/field-frame';
import type { Language } from '@shared/domain/language';
import { createNanoEvents } from 'nanoevents';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type ControllerRenderProps, type FieldError, type FieldValues, useController } from 'react-hook-form';
import { useFormScope, useManagedField, useSectionId } from '../form-context';
import { toFieldMessage } from './field-message';
import { useFieldView } from './use-field-view';

let isPressed = false;
const emitter = createNanoEvents<{ changed(): void }>();
const isHeard = (): boolean => Boolean(emitter.events.changed?.length);

function set(next: boolean): void {
  if (next === isPressed) return;
  isPressed = next;
  emitter.emit('changed');
}

const press = (): void => set(true);
const release = (): void => set(false);
/** The click follows at once; there is none if press and release were on different elements. */
const releaseSoon = (): void => void setTimeout(release);

const events = [
  ['pointerdown', press],
  ['click', release],
  ['pointerup', releaseSoon],
  ['pointercancel', release],
  ['dragend', release],
  // Only of the window itself: the mouse may be released in another window.
  ['blur', ({ target }: Event): void => void (target === window && release())],
] as const;

function subscribe(listener: () => void): () => void {
  if (!isHeard()) for (const [event, react] of events) window.addEventListener(event, react, true);
  const stop = emitter.on('changed', listener);
  return () => {
    stop();
    if (isHeard()) return;
    for (const [event, react] of events) window.removeEventListener(event, react, true);
    isPressed = false;
  };
}

/**
 * Delays changes of a text until the end of a mouse press, because a message that appears meanwhile would move the pressed control from
 * under the pointer.
 */
function useAfterPress<Value extends string | undefined>(value: Value): Value {
  const before = useRef(value);
  const shown = useSyncExternalStore(subscribe, () => (isPressed ? before.current : value));
  useLayoutEffect(() => {
    before.current = shown;
  });
  return shown;
}

/** Props of every form field. `name` is a path into the form's values. */
export interface FormFieldProps {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** The language of one half of a bilingual pair. */
  language?: Language;
}

export interface FormFieldState {
  field: ControllerRenderProps<FieldValues, string>;
  error: FieldError | undefined;
  /** The field has no controls, because the form has none or IT has set this field. */
  isReadOnly: boolean;
  /** The value can't change: the field is read-only, or a save is running. */
  isFrozen: boolean;
}

/** Connects a field to its form: value, error, read-only state, and section. A `table` has errors in its cells. */
export function useFormField(name: string, kind?: 'table'): FormFieldState {
  const scope = useFormScope();
  const { isSaving, placeField } = scope;
  const isReadOnly = useManagedField(name) !== null || scope.isReadOnly;
  const section = useSectionId();
  // A table also renders for an error of one of its cells.
  const { field, fieldState } = useController({ name, exact: kind !== 'table' });
  useEffect(() => placeField(name, section, kind), [placeField, name, section, kind]);
  const isFrozen = isReadOnly || isSaving;
  return { field: isFrozen ? { ...field, onChange: ignore } : field, error: fieldState.error, isReadOnly, isFrozen };
}

function ignore(): void {}

interface FormFieldFrameProps extends Omit<FormFieldProps, 'hint'>, Pick<FieldFrameProps, 'isGroup' | 'hint' | 'hintEnd' | 'children'> {
  error: FieldError | undefined;
}

/** Label, control, hint, and error of one field. */
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

/** Returns the hint of a field that IT has set; it replaces the field's own hint. */
export function useManagedHint(name: string): ReactElement | null {
  const managed = useManagedField(name);
  return managed && <ManagedNote managed={managed} />;
}

/** Returns an error's message in the app's language; a change is delayed until the end of a mouse press. */
export function useFieldMessage(error: FieldError | undefined): string | undefined {
  const t = useTexts();
  return useAfterPress(error && toFieldMessage(error, t));
}

interface FieldMessageProps {
  error: FieldError | undefined;
  /** Name of the field, where several fields share the place of the message. */
  name?: string;
  className?: string;
}

/** Shows an error's message for a field without its own frame, such as a tile. */
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
