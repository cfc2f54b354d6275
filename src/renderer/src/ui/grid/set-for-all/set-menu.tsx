import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components';
import {
  AppsListRegular,
  ArrowDownRegular,
  ArrowTrendingLinesRegular,
  CheckboxCheckedRegular,
  LockClosedRegular,
  MoneyRegular,
  NumberSymbolRegular,
} from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { Fragment, type ReactElement } from 'react';
import type { GridColumn } from '../model/grid-types';
import type { SetOrder } from './set-dialog';
import type { SetTarget } from './set-targets';

const useStyles = makeStyles({
  popover: { maxHeight: '60vh' },
  mark: { ...flexRow, justifyContent: 'center', width: '20px', height: '20px' },
});

export interface SetMenuProps extends MenuContentProps {
  columns: readonly GridColumn[];
  /** Groups of targets, separated by lines. */
  targets: readonly (readonly SetTarget[])[];
  onChoose: (order: SetOrder) => void;
  /** Null if there are no rows below the first selected one. */
  onFillDown: (() => unknown) | null;
}

/** The user selects the column first, then the rows. */
export function SetMenu({ columns, targets, onChoose, onFillDown, anchor, onClose }: SetMenuProps): ReactElement {
  const t = useTexts();
  const amounts = columns.filter(({ kind, lockedText }) => kind === 'money' && lockedText === undefined);
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList>
        <MenuGroup>
          <MenuGroupHeader>{t('grid.set.title')}</MenuGroupHeader>
          {columns.map((column) =>
            column.lockedText === undefined ? (
              <ColumnMenu key={column.key} column={column} targets={targets} onChoose={onChoose} />
            ) : (
              <MenuItem key={column.key} disabled icon={<LockClosedRegular />}>
                {column.lockedText}
              </MenuItem>
            ),
          )}
        </MenuGroup>
        <MenuDivider />
        {amounts.map((column) => (
          <MenuItem
            key={column.key}
            icon={<ArrowTrendingLinesRegular />}
            onClick={() => targets[0]?.[0] && onChoose({ kind: 'percent', column, target: targets[0][0] })}
          >
            {t('grid.set.percent', { column: column.name })}
          </MenuItem>
        ))}
        <MenuItem icon={<ArrowDownRegular />} secondaryContent="Ctrl D" disabled={!onFillDown} onClick={() => onFillDown?.()}>
          {t('grid.set.fillDown')}
        </MenuItem>
      </MenuList>
    </AnchoredMenu>
  );
}

const icons: Record<GridColumn['kind'], ReactElement> = {
  money: <MoneyRegular />,
  integer: <NumberSymbolRegular />,
  text: <NumberSymbolRegular />,
  flag: <CheckboxCheckedRegular />,
  choice: <AppsListRegular />,
};

interface ColumnMenuProps extends Pick<SetMenuProps, 'targets' | 'onChoose'> {
  column: GridColumn;
}

function ColumnMenu({ column, targets, onChoose }: ColumnMenuProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const format = useFormat();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={icons[column.kind]}>{column.name}</MenuItem>
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{t('grid.set.for', { column: column.name })}</MenuGroupHeader>
            {targets.map((group, at) => (
              <Fragment key={group[0]?.key}>
                {at > 0 && <MenuDivider />}
                {group.map((target) => (
                  <MenuItem
                    key={target.key}
                    {...(target.mark !== undefined && { icon: <span className={styles.mark}>{target.mark}</span> })}
                    secondaryContent={format.number(target.rows.length)}
                    onClick={() => onChoose({ kind: 'value', column, target })}
                  >
                    {target.text}
                  </MenuItem>
                ))}
              </Fragment>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
