import { Button } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular, LockClosed20Regular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, useState } from 'react';
import { TextInput, type TextInputProps } from './text-input';

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'isLatin' | 'contentBefore' | 'contentAfter'>): ReactElement {
  const t = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      isLatin
      contentBefore={<LockClosed20Regular />}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={isShown ? t('shell.hidePassword') : t('shell.showPassword')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
