import { Button, type ButtonProps, Tooltip } from '@fluentui/react-components';
import { Copy16Regular, Copy20Regular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyButtonProps extends Pick<ButtonProps, 'appearance' | 'size' | 'className'> {
  text: string;
  /** Says what is copied. */
  label: string;
  /** Told when it is in the clipboard; *Copied* by default. */
  done?: string;
  /** Small, beside the text that it copies; the label is its tooltip. */
  isIcon?: boolean;
}

/** Copies a text that stands beside it. */
export function CopyButton({ text, label, done, isIcon = false, ...look }: CopyButtonProps): ReactElement {
  const { t } = useTranslation();
  const copy = (): void => void copyText(text, done ?? t('common.copied'));
  if (!isIcon) {
    return (
      <Button icon={<Copy20Regular />} onClick={copy} {...look}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" size="small" icon={<Copy16Regular />} onClick={copy} {...look} />
    </Tooltip>
  );
}
