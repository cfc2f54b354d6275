import { Input, type InputProps, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components';
import { cleanText } from '@shared/domain/form-rules';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFieldFrame, type FormFieldProps, useFormField } from '../form-field';

const useStyles = makeStyles({
  input: { width: '100%' },
  area: { width: '100%', '& textarea': { minHeight: '96px', lineHeight: '24px', fontFamily: tokens.fontFamilyBase } },
  /** Left-to-right text (by its `dir`; Griffel would turn a `direction` round) that stays at the start of its field in both languages. */
  ltr: { '& input': { textAlign: 'start' } },
  ltrInRtl: { '& input': { textAlign: 'end' } },
});

type Direction = 'ltr' | 'rtl' | 'auto';

interface TextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  /** `auto` follows the first strong letter; e-mails, links and phones are `ltr`. */
  direction?: Direction;
  autoComplete?: string;
  placeholder?: string;
  contentBefore?: InputProps['contentBefore'];
  contentAfter?: InputProps['contentAfter'];
  /** Rewrites what is typed or pasted, for instance digits of another script. */
  normalize?: (typed: string) => string;
}

function directionOf({ direction, language }: TextFieldProps): Direction {
  if (direction) return direction;
  if (language) return language === 'ar' ? 'rtl' : 'ltr';
  return 'auto';
}

/** One line of text. Hidden direction and control characters are taken out when the field is left, and that is said. */
export function TextField(props: TextFieldProps): ReactElement {
  const { name, type = 'text', inputMode, autoComplete = 'off', placeholder, contentBefore, contentAfter, normalize } = props;
  const { field, error, isReadOnly } = useFormField(name);
  const { t, i18n } = useTranslation();
  const styles = useStyles();
  const [wasCleaned, setWasCleaned] = useState(false);
  const direction = directionOf(props);
  const isForcedLtr = direction === 'ltr' && !props.language;
  const value: string = field.value ?? '';
  return (
    <FormFieldFrame {...props} error={error} notice={wasCleaned ? t('forms.cleaned') : null}>
      <Input
        ref={field.ref}
        name={name}
        type={type}
        value={value}
        className={mergeClasses(styles.input, isForcedLtr && (i18n.dir() === 'rtl' ? styles.ltrInRtl : styles.ltr))}
        readOnly={isReadOnly}
        autoComplete={autoComplete}
        spellCheck={type === 'text'}
        // An empty field has no letter to follow; its placeholder then follows the page.
        {...(direction !== 'auto' || value ? { dir: direction } : {})}
        {...(props.language && { lang: props.language })}
        {...(inputMode && { inputMode })}
        {...(placeholder !== undefined && { placeholder })}
        {...(contentBefore !== undefined && { contentBefore })}
        {...(contentAfter !== undefined && { contentAfter })}
        onChange={(_event, data) => {
          setWasCleaned(false);
          field.onChange(normalize ? normalize(data.value) : data.value);
        }}
        onBlur={() => {
          const cleaned = type === 'password' ? value : cleanText(value);
          if (cleaned !== value) {
            field.onChange(cleaned);
            setWasCleaned(true);
          }
          field.onBlur();
        }}
      />
    </FormFieldFrame>
  );
}

/** Several lines of plain text. */
export function TextAreaField(props: FormFieldProps & { rows?: number }): ReactElement {
  const { field, error, isReadOnly } = useFormField(props.name);
  const styles = useStyles();
  const value: string = field.value ?? '';
  return (
    <FormFieldFrame {...props} error={error}>
      <Textarea
        ref={field.ref}
        name={props.name}
        value={value}
        rows={props.rows ?? 4}
        resize="vertical"
        className={styles.area}
        readOnly={isReadOnly}
        {...(props.language ? { dir: props.language === 'ar' ? 'rtl' : 'ltr', lang: props.language } : value ? { dir: 'auto' } : {})}
        onChange={(_event, data) => field.onChange(data.value)}
        onBlur={field.onBlur}
      />
    </FormFieldFrame>
  );
}
