import { toDirection } from '@shared/domain/language';
import type Quill from 'quill';
import { useEffect } from 'react';
import type { RichTextInputProps } from './rich-text-input';

interface EditorElementOptions extends Omit<RichTextInputProps, 'value' | 'onChange' | 'onBlur'> {
  isEditable: boolean;
}

/** Quill makes its own element; name, role and language are put on it here. */
export function useEditorElement(quill: () => Quill | null, options: EditorElementOptions): void {
  const { language, isEditable, id } = options;
  const label = options['aria-label'];
  const labelledBy = options['aria-labelledby'];
  const describedBy = options['aria-describedby'];
  const isInvalid = isTrue(options['aria-invalid']);
  const isRequired = isTrue(options['aria-required']);

  useEffect(() => {
    const root = quill()?.root;
    if (!root) return;
    root.lang = language;
    root.dir = toDirection(language);
    root.tabIndex = 0;
    root.spellcheck = true;
    setAttributes(root, {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': labelledBy ? undefined : label,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': isInvalid ? 'true' : undefined,
      'aria-required': isRequired ? 'true' : undefined,
      'aria-readonly': isEditable ? undefined : 'true',
    });
  }, [quill, language, isEditable, id, label, labelledBy, describedBy, isInvalid, isRequired]);

  // A click on the label of a plain input focuses it; a label cannot do that for an element that is no form control.
  useEffect(() => {
    const element = labelledBy ? document.getElementById(labelledBy) : null;
    const focus = (): void => quill()?.focus();
    element?.addEventListener('click', focus);
    return () => element?.removeEventListener('click', focus);
  }, [quill, labelledBy]);
}

function isTrue(value: RichTextInputProps['aria-invalid']): boolean {
  return value === true || value === 'true';
}

function setAttributes(element: HTMLElement, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
