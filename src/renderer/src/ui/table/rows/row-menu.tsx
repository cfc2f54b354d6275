import { MenuDivider, MenuItem, MenuList, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { Fragment, type ReactElement } from 'react';
import { useDataTableStyles } from '../data-table-styles';
import type { RowAction } from './row-action';

export interface RowMenuProps {
  anchor: HTMLElement;
  /** The actions for one row. */
  entries: readonly {
    action: Pick<RowAction<never>, 'key' | 'icon' | 'isDanger' | 'opensRow' | 'shortcut'>;
    label: string;
    whyNot: string | null;
    run: () => void;
  }[];
  onClose(): void;
}

// Smaller than Fluent's smallest menu.
const useStyles = makeStyles({
  why: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  keys: { whiteSpace: 'nowrap' },
});

const toAriaKeys = (shortcut: string): string => shortcut.replace('Ctrl', 'Control').replace('\u2318', 'Meta').replaceAll(' ', '+');

/** One menu for the whole table, because a mounted menu per row would cost more than the row. */
export function RowMenu({ anchor, entries, onClose }: RowMenuProps): ReactElement {
  const t = useTexts();
  const styles = useDataTableStyles();
  const { why, keys } = useStyles();
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={t('common.actions')}>
        {entries.map(({ action, label, whyNot, run }, at) => (
          <Fragment key={action.key}>
            {at > 0 && (action.isDanger || (entries[at - 1]?.action.opensRow && !action.opensRow)) && <MenuDivider />}
            <MenuItem
              {...(action.isDanger ? { className: styles.danger } : {})}
              icon={action.icon}
              onClick={run}
              {...(action.shortcut && {
                secondaryContent: { className: keys, 'aria-hidden': true, dir: 'ltr', children: action.shortcut },
                'aria-keyshortcuts': toAriaKeys(action.shortcut),
              })}
              {...(whyNot !== null && { disabled: true, subText: { className: why, children: whyNot } })}
            >
              {label}
            </MenuItem>
          </Fragment>
        ))}
      </MenuList>
    </AnchoredMenu>
  );
}
