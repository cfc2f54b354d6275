import { Button, Tooltip } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement } from 'react';
import type { CopyButtonProps } from './copy-button';

/**
 * A small `CopyButton` beside the text that it copies; the label is its tooltip. In its own file, because the first list needs no tooltip.
 */
export function CopyIconButton({ text, label, done, ...look }: CopyButtonProps): ReactElement {
  const t = useTexts();
  const copy = (): void => void copyText(text, done ?? t('common.copied'));
  return (
    <Tooltip content={label} relationship="label">
      <Button appearance="subtle" size="small" icon={<Copy16Regular />} onClick={copy} {...look} />
    </Tooltip>
  );
}
