import { Mail20Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { TextInput, type TextInputProps } from './text-input';

/** Left to right, checked by our own words instead of the browser's. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'isLatin' | 'contentBefore'>): ReactElement {
  return <TextInput {...props} type="email" isLatin contentBefore={<Mail20Regular />} />;
}
