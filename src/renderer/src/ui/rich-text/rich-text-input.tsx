import { mergeClasses, useFieldControlProps_unstable as useFieldControlProps } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, Suspense } from 'react';
import { useRichTextStyles } from './rich-text-styles';

const RichTextEditor = lazyWithProps(() => import('./rich-text-editor'), 'RichTextEditor');

export interface RichTextInputProps {
  /** The stored value: Draft.js raw content, Quill Delta, HTML, or plain text. */
  value: string;
  /** Called with Draft.js raw content. After the user has reverted all changes, it is called with the original value. */
  onChange: (stored: string) => void;
  onBlur?: () => void;
  /** The text's language, not the app's: it determines direction, lines, and whether italics are available. */
  language: 'en' | 'ar';
  isReadOnly?: boolean;
  /** Nothing can be changed for the moment; the tools stay in their places. */
  isFrozen?: boolean;
  placeholder?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
  'aria-required'?: boolean | 'true' | 'false';
}

/** The editor without label and message. Inside a Fluent `Field`, it uses that field's name, description, error, and required mark. */
export function RichTextInput(props: RichTextInputProps): ReactElement {
  const withField = useFieldControlProps(props);
  return (
    <Suspense fallback={<LoadingFrame isInvalid={Boolean(withField['aria-invalid'])} />}>
      <RichTextEditor {...withField} />
    </Suspense>
  );
}

/** Reserves the editor's place while it loads. */
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
