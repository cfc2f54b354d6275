import { makeStyles, Switch } from '@fluentui/react-components';
import { usePermission } from '@renderer/runtime/state/use-permission';
import type { Admin } from '@shared/contract/admins';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toAdminName } from './admin-names';
import { canManageAdmins } from './admin-permissions';

const useStyles = makeStyles({ root: { marginInlineStart: '-8px', verticalAlign: 'middle' } });

/** On means blocked. Shows what the server has: it flips when the server has flipped, not before (checklist ADM-14, ADM-37). */
export function BlockSwitch({ admin, onFlip }: { admin: Admin; onFlip(admin: Admin): void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const canManage = usePermission(canManageAdmins);
  return (
    <Switch
      className={styles.root}
      checked={admin.isBlocked}
      disabled={!canManage}
      aria-label={t('admins.block', { name: toAdminName(admin) })}
      onChange={() => onFlip(admin)}
    />
  );
}
