import { Mail20Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { TextInput, type TextInputProps } from './text-input';

/** A left-to-right input, validated with the app's messages instead of the browser's. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'isLatin' | 'contentBefore'>): ReactElement {
  return <TextInput {...props} type="email" isLatin contentBefore={<Mail20Regular />} />;
}
