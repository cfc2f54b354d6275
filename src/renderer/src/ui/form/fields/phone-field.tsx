import { makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { countryCode } from '@shared/contract/shop/admins';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { parseLocalPhone } from '@shared/domain/phone';
import { memo, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormFieldProps } from '../field/form-field';
import { TextField } from './text-field';

const useStyles = makeStyles({
  /** Code and number are one left-to-right piece, aligned with the page's start. */
  root: {
    width: '100%',
    '& input': { flexGrow: 0, fieldSizing: 'content', width: 'auto', minWidth: '10ch' },
    ':is([dir="rtl"] *)': { justifyContent: 'flex-end' },
  },
});

/** Removes the country code of a complete number at once; an incomplete number stays as entered, in Latin digits. */
function toLocalPhone(typed: string): string {
  return parseLocalPhone(typed) ?? toLatinDigits(stripBidiMarks(typed));
}

const kuwaitiLength = 8;

function toGrouped(phone: string): string {
  return phone.length === kuwaitiLength && /^\d+$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone;
}

interface PhoneFieldProps extends FormFieldProps {
  /** The record's current code; the form saves the fixed code. */
  storedCode?: string;
  /** The record's number. It keeps its code; the form saves the fixed code only with another number. */
  keptNumber?: string;
}

/** The digits after the code. Arabic digits and pasted international forms are accepted; an unusual length shows a hint. */
export const PhoneField = memo(function PhoneField({ storedCode = '', keptNumber, ...props }: PhoneFieldProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const typed = String(useWatch({ name: props.name }) ?? '');
  const phone = parseLocalPhone(typed);
  const isOtherCode = storedCode !== '' && storedCode !== countryCode;
  const isKept = isOtherCode && typed === keptNumber;
  const isUnusual = !isKept && phone !== null && phone.length !== kuwaitiLength;
  const codes = { stored: toCodeText(storedCode), code: toCodeText(countryCode) };
  const hints = [
    isOtherCode && t(isKept ? 'forms.phoneCodeKept' : 'forms.phoneCode', codes),
    isUnusual && t('forms.phoneLength', { digits: kuwaitiLength }),
    props.hint,
  ].filter((hint) => typeof hint === 'string');
  return (
    <TextField
      {...props}
      {...(hints.length > 0 && { hint: hints.join(' ') })}
      type="tel"
      inputMode="numeric"
      root={{ dir: 'ltr' }}
      className={styles.root}
      normalize={toLocalPhone}
      format={toGrouped}
      contentBefore={<span>{isKept ? storedCode : countryCode}</span>}
    />
  );
});

/** Isolates the code as one left-to-right piece within text of either direction. */
function toCodeText(code: string): string {
  return `\u2066${code}\u2069`;
}
