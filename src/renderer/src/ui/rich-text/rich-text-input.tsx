import { mergeClasses, useFieldControlProps_unstable as useFieldControlProps } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, Suspense } from 'react';
import { useRichTextStyles } from './rich-text-styles';

const RichTextEditor = lazyWithProps(() => import('./rich-text-editor'), 'RichTextEditor');

export interface RichTextInputProps {
  /** As stored: Draft.js raw content, Quill Delta, HTML or plain text. */
  value: string;
  /** Called with Draft.js raw content, or with the very value that was given once everything is as it was. */
  onChange: (stored: string) => void;
  onBlur?: () => void;
  /** Of the text, not of the app: its direction, its lines, and whether it may be italic. */
  language: 'en' | 'ar';
  isReadOnly?: boolean;
  /** For a moment nothing can be changed; the tools stay where they are. */
  isFrozen?: boolean;
  placeholder?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
}

/** The editor without label and message. Inside of a Fluent `Field` it takes name, description, error and required mark from there. */
export function RichTextInput(props: RichTextInputProps): ReactElement {
  const withField = useFieldControlProps(props);
  return (
    <Suspense fallback={<LoadingFrame isInvalid={Boolean(withField['aria-invalid'])} />}>
      <RichTextEditor {...withField} />
    </Suspense>
  );
}

/** Keeps the editor's place while it loads. */
function LoadingFrame({ isInvalid }: { isInvalid: boolean }): ReactElement {
  const t = useTexts();
  const styles = useRichTextStyles();
  return (
    <div className={mergeClasses(styles.frame, styles.loading, isInvalid && styles.invalid)} aria-busy>
      <div className={styles.toolbar} />
      <span className={styles.hidden}>{t('richText.loading')}</span>
    </div>
  );
}
