import { Mail20Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** Left to right, checked by our own words instead of the browser's. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'isLatin' | 'contentBefore'>): ReactElement {
  return <TextField {...props} type="email" isLatin contentBefore={<Mail20Regular />} />;
}
