import { makeStyles } from '@fluentui/react-components';
import { ClockRegular } from '@fluentui/react-icons';
import { EmailInput } from '@renderer/ui/inputs/email-input';
import { PasswordInput } from '@renderer/ui/inputs/password-input';
import { countryCode } from '@shared/contract/admins';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { parseKuwaitiPhone } from '@shared/domain/phone';
import { toTimeOfDay } from '@shared/domain/time-of-day';
import type { ReactElement } from 'react';
import type { FormFieldProps } from '../form-field';
import { TextField, useTextField } from './text-field';

export function EmailField(props: FormFieldProps): ReactElement {
  return <EmailInput {...useTextField(props)} />;
}

/** A new password, with a button that shows it. */
export function PasswordField(props: FormFieldProps): ReactElement {
  return <PasswordInput {...useTextField({ ...props, autoComplete: 'new-password', isVerbatim: true })} />;
}

const useStyles = makeStyles({
  /** Code and number are one left-to-right piece that stands where the page's lines start. */
  phone: {
    width: '100%',
    '& input': { flexGrow: 0, fieldSizing: 'content', minWidth: '10ch' },
    ':is([dir="rtl"] *)': { justifyContent: 'flex-end' },
  },
});

/** A whole number written with a code loses it at once; what is no whole number yet stays as typed, in Latin digits. */
function toLocalPhone(typed: string): string {
  return parseKuwaitiPhone(typed) ?? toLatinDigits(stripBidiMarks(typed));
}

function toGrouped(phone: string): string {
  return /^\d{8}$/.test(phone) ? `${phone.slice(0, 4)} ${phone.slice(4)}` : phone;
}

/** Eight Kuwaiti digits behind the fixed code; Arabic digits and pasted international forms are understood. */
export function PhoneField(props: FormFieldProps): ReactElement {
  const styles = useStyles();
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="numeric"
      root={{ dir: 'ltr' }}
      className={styles.phone}
      normalize={toLocalPhone}
      format={toGrouped}
      contentBefore={<span>{countryCode}</span>}
    />
  );
}

/** Hours and minutes, also as `9.30`, `930` or in Arabic digits. */
export function TimeField(props: FormFieldProps): ReactElement {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      isLatin
      placeholder="09:30"
      normalize={toTimeOfDay}
      contentBefore={<ClockRegular aria-hidden />}
    />
  );
}
