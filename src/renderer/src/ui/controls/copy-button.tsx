import { Button, type ButtonProps } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';

export interface CopyButtonProps extends Pick<ButtonProps, 'appearance' | 'size' | 'className'> {
  text: string;
  /** Says what is copied. */
  label: string;
  /** Told when it is in the clipboard; *Copied* by default. */
  done?: string;
}

/** Copies a text that stands beside it. */
export function CopyButton({ text, label, done, ...look }: CopyButtonProps): ReactElement {
  const t = useTexts();
  return (
    <Button icon={<Copy20Regular />} onClick={() => void copyText(text, done ?? t('common.copied'))} {...look}>
      {label}
    </Button>
  );
}
