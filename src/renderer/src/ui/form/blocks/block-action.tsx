import { Button, Tooltip } from '@fluentui/react-components';
import type { ReactElement } from 'react';

interface BlockActionProps {
  label: string;
  icon: ReactElement;
  disabled?: boolean;
  /** The one that takes the block away: the focus finds it in the block that comes into its place. */
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
          // A block that changes its place in the page loses the focus on the way.
          if (currentTarget.isConnected) currentTarget.focus();
        }}
        {...(isRemove && { 'data-block-remove': '' })}
      />
    </Tooltip>
  );
}
