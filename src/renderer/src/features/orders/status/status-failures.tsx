import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { StatusChangeOutcome } from './change-statuses';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '18px', maxHeight: '140px', overflowY: 'auto' },
});

/** Which orders of a selection were not changed, and why. */
export function StatusFailures({ outcome }: { outcome: StatusChangeOutcome }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>
          {t('orders.statusDialog.failedTitle', { count: outcome.failed.length + outcome.untouched.length })}
        </MessageBarTitle>
        {t('orders.statusDialog.failedHint')}
        {outcome.failed.length > 0 && (
          <ul className={styles.list}>
            {outcome.failed.map(({ order, failure }) => (
              <li key={order.id}>
                <Trans
                  i18nKey="orders.statusDialog.failedRow"
                  values={{ id: order.id, reason: toFailureText(failure, t) }}
                  components={{ id: <bdi dir="ltr" /> }}
                />
              </li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
