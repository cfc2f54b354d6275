import { Button, Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface BlockActionProps {
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  /** The button that removes the block. After a removal, the focus moves to this button of the block that takes its place. */
  isRemove?: boolean;
  run: () => void;
}

/** A small button of a repeatable block. */
export function BlockAction({ label, icon, disabled = false, isRemove = false, run }: BlockActionProps): ReactElement {
  return (
    <Tooltip content={label} relationship="label">
      <Button
        appearance="subtle"
        size="small"
        icon={icon}
        disabledFocusable={disabled}
        onClick={({ currentTarget }) => {
          run();
          // A block that moves within the page loses the focus.
          if (currentTarget.isConnected) currentTarget.focus();
        }}
        {...(isRemove && { 'data-block-remove': '' })}
      />
    </Tooltip>
  );
}
