import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataTableStyles } from './data-table-styles';
import type { RowAction } from './row-action';

interface RowMenuProps<Row> {
  row: Row;
  anchor: HTMLElement;
  actions: readonly RowAction<Row>[];
  onClose(): void;
}

/** One menu for the whole table: a mounted menu per row would cost more than the row itself. */
export function RowMenu<Row>({ row, anchor, actions, onClose }: RowMenuProps<Row>): ReactElement {
  const { t } = useTranslation();
  const styles = useDataTableStyles();
  return (
    <Menu
      open
      positioning={{ target: anchor, position: 'below', align: 'end' }}
      onOpenChange={(_event, data) => {
        if (data.open) return;
        // Without a trigger of its own the menu cannot hand the focus back.
        anchor.focus();
        onClose();
      }}
    >
      <MenuPopover>
        <MenuList>
          {actions.map((action, at) => (
            <Fragment key={action.key}>
              {action.isDanger && at > 0 && <MenuDivider />}
              <MenuItem {...(action.isDanger ? { className: styles.danger } : {})} icon={action.icon} onClick={() => action.run(row)}>
                {action.label(t, row)}
              </MenuItem>
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
