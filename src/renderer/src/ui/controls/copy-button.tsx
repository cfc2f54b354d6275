import { Button, type ButtonProps } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

export interface CopyButtonProps extends Pick<ButtonProps, 'appearance' | 'size' | 'className'> {
  text: string;
  /** Accessible name: what is copied. */
  label: string;
  /** Message after copying; "Copied" by default. */
  done?: string;
}

/** Copies the text beside it to the clipboard. */
export function CopyButton({ text, label, done, ...look }: CopyButtonProps): ReactElement {
  const t = useTexts();
  return (
    <Button icon={<Copy20Regular />} onClick={() => void copyText(text, done ?? t('common.copied'))} {...look}>
      {label}
    </Button>
  );
}
