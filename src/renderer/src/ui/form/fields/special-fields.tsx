import { ClockRegular } from '@fluentui/react-icons';
import { EmailInput } from '@renderer/ui/inputs/email-input';
import { PasswordInput } from '@renderer/ui/inputs/password-input';
import { toTimeOfDay } from '@renderer/validation/time-of-day';
import { memo, type ReactElement } from 'react';
import type { FormFieldProps } from '../field/form-field';
import { TextField, useTextField } from './text-field';

export const EmailField = memo(function EmailField(props: FormFieldProps): ReactElement {
  return <EmailInput {...useTextField(props)} />;
});

/** A new password, with a button that shows it. */
export const PasswordField = memo(function PasswordField(props: FormFieldProps): ReactElement {
  return <PasswordInput {...useTextField({ ...props, autoComplete: 'new-password', isVerbatim: true })} />;
});

/** Hours and minutes; also accepts `9.30`, `930`, and Arabic digits. */
export const TimeField = memo(function TimeField(props: FormFieldProps): ReactElement {
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
});
