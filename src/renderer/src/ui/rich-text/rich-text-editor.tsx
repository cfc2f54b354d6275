import './rich-text-content.css';
import { Button, mergeClasses } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toDirection } from '@shared/domain/language';
import Quill, { Delta, type EmitterSource } from 'quill';
import { type FocusEvent, type KeyboardEvent, type ReactElement, type RefObject, useCallback, useEffect, useId, useRef } from 'react';
import ReactQuill from 'react-quill';
import { LinkBox } from './links/link-box';
import { useLinkBox } from './links/use-link-box';
import { formats } from './quill/quill-formats';
import { quillModules } from './quill/quill-setup';
import type { RichTextInputProps } from './rich-text-input';
import { useRichTextStyles } from './rich-text-styles';
import { RichTextToolbar, type ToolbarHandle } from './rich-text-toolbar';
import { toUnsupportedParts } from './unsupported-parts';
import { useRefusedFiles } from './use-refused-files';
import { useStoredValue } from './use-stored-value';
import { useToolState } from './use-tool-state';

interface EditorKeys {
  /** Moves the focus from the text to the toolbar. */
  toTools: () => void;
  toText: () => void;
  toLink: () => void;
}

/** Keys of the whole field. Quill handles the keys of the text (`quill-keys`). */
function toEditorKeyHandler({ toTools, toText, toLink }: EditorKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const { target, currentTarget, key, code } = event;
    // React bubbles the link box's events to this handler, although the box is elsewhere in the document.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const handled = (act: () => void): void => {
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const isInTools = target.closest('[role=toolbar]') !== null;
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (key === 'F10' && event.altKey) handled(toTools);
    else if (key === 'Escape' && isInTools) handled(toText);
    // The key's position, not its letter, so that it works on an Arabic keyboard.
    else if (code === 'KeyK' && isShortcut) handled(toLink);
  };
}

interface EditorElementOptions extends Omit<RichTextInputProps, 'value' | 'onChange' | 'onBlur'> {
  isEditable: boolean;
}

/** Sets name, role, and language on the element that Quill creates. */
function useEditorElement(quill: QuillAccess, options: EditorElementOptions): void {
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

  // A label focuses only form controls, so a click on this one is handled here.
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

type QuillAccess = () => Quill | null;

/** The stored text, and everything that changes it: input, tools, and the link box. */
function useEditing(props: RichTextInputProps, quill: QuillAccess, frame: RefObject<HTMLDivElement | null>) {
  const { value, onChange, onBlur, isReadOnly = false, isFrozen = false } = props;
  const stored = useStoredValue(value, onChange, quill);
  const tools = useToolState();
  const refused = useRefusedFiles(frame);
  const link = useLinkBox(quill);
  const hasLoss = stored.unsupported.length > 0;
  const { begin } = stored;
  useEffect(() => {
    const editor = quill();
    if (editor) begin(editor);
  }, [quill, begin]);

  const run = (command: (editor: Quill) => void): void => {
    const editor = quill();
    if (!editor || isFrozen) return;
    command(editor);
    tools.refresh(editor);
  };
  const onText = (_html: string, _change: unknown, source: EmitterSource): void =>
    run((editor) => {
      refused.forget();
      if (source === Quill.sources.USER) stored.report(editor);
    });
  const onFrameBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (link.open || currentTarget.contains(relatedTarget)) return;
    tools.rest();
    onBlur?.();
  };
  return { stored, tools: tools.state, refused, link, hasLoss, isEditable: !isReadOnly && !hasLoss, run, onText, onFrameBlur };
}

/** The lazily loaded part of `RichTextInput`. */
export function RichTextEditor(props: RichTextInputProps): ReactElement {
  const { language, isReadOnly = false, isFrozen = false, placeholder } = props;
  const styles = useRichTextStyles();
  const ownId = useId();
  const id = props.id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const linkButton = useRef<HTMLSpanElement>(null);
  const reactQuill = useRef<ReactQuill>(null);
  const quill = useCallback(() => reactQuill.current?.editor ?? null, []);
  const { stored, tools, refused, link, hasLoss, isEditable, run, onText, onFrameBlur } = useEditing(props, quill, frame);
  const describedBy = [props['aria-describedby'], hasLoss && `${id}-loss`, isEditable && `${id}-keys`].filter(Boolean).join(' ');
  useEditorElement(quill, { ...props, id, isEditable, 'aria-describedby': describedBy });
  const onKeyDown = toEditorKeyHandler({
    toTools: () => toolbar.current?.focus(),
    toText: () => quill()?.focus(),
    toLink: () => isEditable && link.show(),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the toolbar and the text inside.
    <div
      ref={frame}
      className={mergeClasses('rich-text', styles.frame, isEditable && styles.editable, isTrue(props['aria-invalid']) && styles.invalid)}
      onKeyDown={onKeyDown}
      onBlur={onFrameBlur}
      onDragOver={refused.onDragOver}
    >
      {isEditable && (
        <RichTextToolbar
          handle={toolbar}
          language={language}
          state={tools}
          controls={id}
          labelledBy={props['aria-labelledby']}
          linkButton={linkButton}
          run={run}
          onLink={link.show}
        />
      )}
      {hasLoss && (
        <UnsupportedNotice id={`${id}-loss`} unsupported={stored.unsupported} {...(!isReadOnly && { onEdit: stored.acceptLoss })} />
      )}
      <ReactQuill
        ref={reactQuill}
        theme=""
        useSemanticHTML={false}
        defaultValue={new Delta(stored.initialDelta.ops)}
        modules={quillModules}
        formats={formats}
        readOnly={!isEditable || isFrozen}
        placeholder={placeholder ?? ''}
        onChange={onText}
        onChangeSelection={() => run(() => undefined)}
      />
      <EditorNotes id={id} wasRefused={refused.wasRefused} isEditable={isEditable} />
      <OpenLinkBox link={link} button={linkButton} />
    </div>
  );
}

interface EditorNotesProps {
  id: string;
  wasRefused: boolean;
  isEditable: boolean;
}

/** Reports refused files, and describes the keys to screen readers. */
function EditorNotes({ id, wasRefused, isEditable }: EditorNotesProps): ReactElement {
  const t = useTexts();
  const styles = useRichTextStyles();
  return (
    <>
      <div role="status" className={wasRefused ? styles.refused : styles.hidden}>
        {wasRefused && t('richText.refused')}
      </div>
      {isEditable && (
        <span id={`${id}-keys`} className={styles.hidden}>
          {t('richText.keys', { keys: 'Alt+F10' })}
        </span>
      )}
    </>
  );
}

interface OpenLinkBoxProps {
  link: ReturnType<typeof useLinkBox>;
  button: RefObject<HTMLElement | null>;
}

function OpenLinkBox({ link: { open, apply, remove, close }, button }: OpenLinkBoxProps): ReactElement | null {
  if (!open || !button.current) return null;
  return (
    <LinkBox anchor={button.current} url={open.url} asksForText={open.length === 0} onApply={apply} onRemove={remove} onClose={close} />
  );
}

interface UnsupportedNoticeProps {
  id: string;
  unsupported: readonly string[];
  /** Absent while the form can't be edited. */
  onEdit?: () => void;
}

/** Explains why a text is read-only, with a button that allows editing anyway. */
function UnsupportedNotice({ id, unsupported, onEdit }: UnsupportedNoticeProps): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const styles = useRichTextStyles();
  const names = toUnsupportedParts(unsupported).map((part) => t(`richText.unsupported.${part}`));
  const parts = new Intl.ListFormat(language).format(names);
  return (
    <div className={styles.notice}>
      <WarningRegular className={styles.noticeIcon} aria-hidden />
      <span id={id} className={styles.noticeText}>
        {t('richText.unsupported.text', { parts })}
      </span>
      {onEdit && (
        <Button size="small" onClick={onEdit}>
          {t('richText.unsupported.edit')}
        </Button>
      )}
    </div>
  );
}
