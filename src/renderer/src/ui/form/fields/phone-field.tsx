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
  /** Code and number are one left-to-right piece that stands where the page's lines start. */
  root: {
    width: '100%',
    '& input': { flexGrow: 0, fieldSizing: 'content', width: 'auto', minWidth: '10ch' },
    ':is([dir="rtl"] *)': { justifyContent: 'flex-end' },
  },
});

/** A whole number written with a code loses it at once; what is no whole number yet stays as typed, in Latin digits. */
function toLocalPhone(typed: string): string {
  return parseLocalPhone(typed) ?? toLatinDigits(stripBidiMarks(typed));
}

const kuwaitiLength = 8;

function toGrouped(phone: string): string {
  return phone.length === kuwaitiLength && /^\d+$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone;
}

interface PhoneFieldProps extends FormFieldProps {
  /** The code that the record holds now; the form saves the fixed one. */
  storedCode?: string;
  /** The number of the record where its code stays with it: the form saves the fixed code with another number only. */
  keptNumber?: string;
}

/** Digits behind the code; Arabic digits and pasted international forms are understood, an unusual length is pointed out. */
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

/** In one left-to-right piece inside words of either direction. */
function toCodeText(code: string): string {
  return `\u2066${code}\u2069`;
}
