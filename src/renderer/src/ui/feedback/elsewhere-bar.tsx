import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ElsewhereBarProps {
  children: ReactNode;
  /** What can be done about it. */
  action?: { label: string; run(): void };
  onDismiss(): void;
}

/** What another window has changed of what is shown here. */
export function ElsewhereBar({ children, action, onDismiss }: ElsewhereBarProps): ReactElement {
  const { t } = useTranslation();
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
