import { Input, type InputProps, makeStyles } from '@fluentui/react-components';
import { fullWidth } from '@renderer/ui/layout/layout-styles';
import type { ReactElement, Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame';

const useStyles = makeStyles({ input: fullWidth });

export interface TextInputProps extends Omit<FieldFrameProps, 'children' | 'isGroup' | 'className'> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onCopy?: InputProps['onCopy'];
  name?: string;
  readOnly?: boolean;
  disabled?: boolean;
  size?: InputProps['size'];
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  /** Entered left to right in both languages (addresses, numbers, codes), but aligned with the start of the line. */
  isLatin?: boolean;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  contentBefore?: ReactElement;
  contentAfter?: ReactElement;
  /** Direction of the frame around input and contents. */
  root?: { dir: 'ltr' };
  className?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * An empty field has no letter that determines a direction, so its placeholder follows the page. A number (of a block or house) is read
 * from left to right but aligned with the page's start.
 */
function toDirection({ isLatin, language, value }: TextInputProps): { dir?: 'ltr' | 'rtl' | 'auto'; lang?: string; 'data-ltr'?: '' } {
  if (isLatin) return { dir: 'ltr', 'data-ltr': '' };
  if (language) return { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language };
  if (value === '') return {};
  return hasLetter.test(value) ? { dir: 'auto' } : { dir: 'ltr', 'data-ltr': '' };
}

const hasLetter = /\p{L}/u;

/** One line of text with label, hint, and error. The direction of free text follows its first strong letter. */
export function TextInput(props: TextInputProps): ReactElement {
  const {
    label,
    language,
    required,
    error,
    hint,
    hintEnd,
    value,
    onChange,
    isLatin,
    contentBefore,
    contentAfter,
    inputRef,
    type = 'text',
  } = props;
  const styles = useStyles();
  return (
    <FieldFrame label={label} error={error} hint={hint} hintEnd={hintEnd} {...(language && { language })} {...(required && { required })}>
      <Input
        ref={inputRef as Ref<never>}
        className={props.className ?? styles.input}
        type={type}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        input={{ ...toDirection(props), spellCheck: type === 'text' && !isLatin }}
        {...(props.root && { root: props.root })}
        {...(props.onBlur && { onBlur: props.onBlur })}
        {...(props.onFocus && { onFocus: props.onFocus })}
        {...(props.onCopy && { onCopy: props.onCopy })}
        {...(props.name && { name: props.name })}
        {...(props.size && { size: props.size })}
        {...(props.placeholder && { placeholder: props.placeholder })}
        {...(props.autoComplete && { autoComplete: props.autoComplete })}
        {...(props.inputMode && { inputMode: props.inputMode })}
        {...(props.readOnly && { readOnly: true })}
        {...(props.disabled && { disabled: true })}
        {...(contentBefore && { contentBefore })}
        {...(contentAfter && { contentAfter })}
      />
    </FieldFrame>
  );
}
