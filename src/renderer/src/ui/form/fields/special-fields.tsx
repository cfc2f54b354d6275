import { Button, Tooltip } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular, MailRegular } from '@fluentui/react-icons';
import { countryCode } from '@shared/contract/admins';
import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { parseKuwaitiPhone } from '@shared/domain/phone';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFieldProps } from '../form-field';
import { TextField } from './text-field';

export function EmailField(props: FormFieldProps): ReactElement {
  return <TextField {...props} type="email" inputMode="email" direction="ltr" contentBefore={<MailRegular aria-hidden />} />;
}

/** A new password, with a button that shows it. */
export function PasswordField(props: FormFieldProps): ReactElement {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? 'shell.hidePassword' : 'shell.showPassword');
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      direction="ltr"
      autoComplete="new-password"
      contentAfter={
        <Tooltip content={label} relationship="label">
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </Tooltip>
      }
    />
  );
}

/** A whole number written with a code loses it at once; what is no whole number yet stays as typed, in Latin digits. */
function toLocalPhone(typed: string): string {
  return parseKuwaitiPhone(typed) ?? toLatinDigits(stripBidiMarks(typed));
}

/** Eight Kuwaiti digits behind the fixed code; Arabic digits and pasted international forms are understood. */
export function PhoneField(props: FormFieldProps): ReactElement {
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="numeric"
      direction="ltr"
      normalize={toLocalPhone}
      contentBefore={<bdi dir="ltr">{countryCode}</bdi>}
    />
  );
}

/** Hours and minutes; `9.30`, `٠٩:٣٠` and `930` are understood. */
export function TimeField(props: FormFieldProps): ReactElement {
  return <TextField {...props} inputMode="numeric" direction="ltr" placeholder="09:30" normalize={toTime} />;
}

function toTime(typed: string): string {
  const latin = toLatinDigits(stripBidiMarks(typed)).replace(/[.٫،,\u066b\u060c]/g, ':');
  const digits = /^(\d{1,2})(\d{2})$/.exec(latin);
  return digits && latin.length === 4 ? `${digits[1]}:${digits[2]}` : latin;
}
