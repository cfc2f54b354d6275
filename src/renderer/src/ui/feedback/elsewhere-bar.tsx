import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ReactElement, ReactNode } from 'react';

interface ElsewhereBarProps {
  children: ReactNode;
  /** The offered action. */
  action?: { label: string; run(): void };
  onDismiss(): void;
}

/** Shows that another window has changed the data on this screen. */
export function ElsewhereBar({ children, action, onDismiss }: ElsewhereBarProps): ReactElement {
  const t = useTexts();
  return (
    <MessageBar intent="info" layout={action ? 'multiline' : 'singleline'} politeness="polite">
      <MessageBarBody>{children}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button appearance="transparent" icon={<DismissRegular />} aria-label={t('shell.notices.dismiss')} onClick={onDismiss} />
        }
      >
        {action && <Button onClick={action.run}>{action.label}</Button>}
      </MessageBarActions>
    </MessageBar>
  );
}
