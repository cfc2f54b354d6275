import { useLanguage } from '@renderer/runtime/state/preferences-store';
import './rich-text-content.css';
import { Button, mergeClasses } from '@fluentui/react-components';
import { WarningRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import Quill, { Delta, type EmitterSource } from 'quill';
import { type FocusEvent, type ReactElement, useCallback, useEffect, useId, useRef } from 'react';
import ReactQuill from 'react-quill';
import { toEditorKeyHandler } from './editor-keys';
import { LinkBox } from './links/link-box';
import { useLinkBox } from './links/use-link-box';
import { formats } from './quill/quill-formats';
import { quillModules } from './quill/quill-setup';
import type { RichTextInputProps } from './rich-text-input';
import { useRichTextStyles } from './rich-text-styles';
import { RichTextToolbar, type ToolbarHandle } from './rich-text-toolbar';
import { toUnsupportedParts } from './unsupported-parts';
import { useEditorElement } from './use-editor-element';
import { useRefusedFiles } from './use-refused-files';
import { useStoredValue } from './use-stored-value';
import { useToolState } from './use-tool-state';

/** The lazy part of `RichTextInput`. */
export function RichTextEditor(props: RichTextInputProps): ReactElement {
  const { value, onChange, onBlur, language, isReadOnly = false, isFrozen = false, placeholder } = props;
  const t = useTexts();
  const styles = useRichTextStyles();
  const ownId = useId();
  const id = props.id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const toolbar = useRef<ToolbarHandle>(null);
  const linkButton = useRef<HTMLSpanElement>(null);
  const reactQuill = useRef<ReactQuill>(null);
  const quill = useCallback(() => reactQuill.current?.editor ?? null, []);

  const stored = useStoredValue(value, onChange, quill);
  const tools = useToolState();
  const refused = useRefusedFiles(frame);
  const link = useLinkBox(quill);
  const hasLoss = stored.unsupported.length > 0;
  const isEditable = !isReadOnly && !hasLoss;
  const isInvalid = props['aria-invalid'] === true || props['aria-invalid'] === 'true';
  const describedBy = [props['aria-describedby'], hasLoss && `${id}-loss`, isEditable && `${id}-keys`].filter(Boolean).join(' ');
  useEditorElement(quill, { ...props, id, isEditable, 'aria-describedby': describedBy });

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
  const onKeyDown = toEditorKeyHandler({
    toTools: () => toolbar.current?.focus(),
    toText: () => quill()?.focus(),
    toLink: () => isEditable && link.show(),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the tool row and the text inside of it.
    <div
      ref={frame}
      className={mergeClasses('rich-text', styles.frame, isEditable && styles.editable, isInvalid && styles.invalid)}
      onKeyDown={onKeyDown}
      onBlur={onFrameBlur}
      onDragOver={refused.onDragOver}
    >
      {isEditable && (
        <RichTextToolbar
          handle={toolbar}
          language={language}
          state={tools.state}
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
      <div role="status" className={refused.wasRefused ? styles.refused : styles.hidden}>
        {refused.wasRefused && t('richText.refused')}
      </div>
      {isEditable && (
        <span id={`${id}-keys`} className={styles.hidden}>
          {t('richText.keys', { keys: 'Alt+F10' })}
        </span>
      )}
      {link.open && linkButton.current && (
        <LinkBox
          anchor={linkButton.current}
          url={link.open.url}
          asksForText={link.open.length === 0}
          onApply={link.apply}
          onRemove={link.remove}
          onClose={link.close}
        />
      )}
    </div>
  );
}

interface UnsupportedNoticeProps {
  id: string;
  unsupported: readonly string[];
  /** Missing where the form itself may not be edited. */
  onEdit?: () => void;
}

/** Says why a text is read-only, and lets a person edit it all the same. */
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
