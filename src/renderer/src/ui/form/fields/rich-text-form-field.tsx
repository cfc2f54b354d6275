import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import { LanguageTag } from '@renderer/ui/inputs/language-tag';
import { toPlainText } from '@renderer/ui/rich-text/model/plain-text';
import { memo, type ReactElement, Suspense } from 'react';
import { type FormFieldProps, useFieldMessage, useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

// The editor is by far the largest part of a form; screens without one never load it.
const RichTextField = lazyWithProps(() => import('@renderer/ui/rich-text/rich-text-field'), 'RichTextField');

/** A rich text of the form; without `language`, its direction follows the app's language. */
export const RichTextFormField = memo(function RichTextFormField({
  name,
  label,
  hint,
  isRequired,
  language,
}: FormFieldProps): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(name);
  const t = useTexts();
  const ofPage = useLanguage();
  const message = useFieldMessage(error);
  useFieldView(name, { label, ...(language && { language }), show: (text) => toPlainText(String(text ?? '')) });
  return (
    <div {...(message && { [invalidFieldAttribute]: '' })}>
      <Suspense
        fallback={
          <Skeleton aria-label={t('common.loading')}>
            <SkeletonItem size={128} />
          </Skeleton>
        }
      >
        <RichTextField
          label={label}
          labelEnd={language && <LanguageTag language={language} />}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          language={language ?? ofPage}
          readOnly={isReadOnly}
          isFrozen={isFrozen}
          error={message}
          required={isRequired ?? false}
          {...(hint !== undefined && { hint })}
        />
      </Suspense>
    </div>
  );
});
