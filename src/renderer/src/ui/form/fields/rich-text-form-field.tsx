import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { invalidFieldAttribute } from '@renderer/ui/inputs/field-frame';
import { LanguageTag } from '@renderer/ui/inputs/language-tag';
import { toPlainText } from '@renderer/ui/rich-text/model/plain-text';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormFieldProps, useFieldMessage, useFormField } from '../field/form-field';
import { useFieldView } from '../field/use-field-view';

// The editor is by far the largest part of a form; screens without one never load it.
const RichTextField = lazyWithProps(() => import('@renderer/ui/rich-text/rich-text-field'), 'RichTextField');

/** A rich text of the form; without `language` its direction follows the app's language. */
export function RichTextFormField({ name, label, hint, isRequired, language }: FormFieldProps): ReactElement {
  const { field, error, isReadOnly, isFrozen } = useFormField(name);
  const { t, i18n } = useTranslation();
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
          language={language ?? (i18n.language === 'ar' ? 'ar' : 'en')}
          readOnly={isReadOnly}
          isFrozen={isFrozen}
          error={message}
          required={isRequired ?? false}
          {...(hint !== undefined && { hint })}
        />
      </Suspense>
    </div>
  );
}
