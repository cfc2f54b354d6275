import { MenuDivider, MenuItem, MenuItemRadio, MenuList } from '@fluentui/react-components';
import { ChevronDownRegular, GroupListRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { Tool } from '@renderer/ui/tools/tool';
import { useToolLines } from '@renderer/ui/tools/tools-row';
import type { ReactElement } from 'react';
import { collapseAll } from '../state/list-state';
import type { List } from '../state/use-list';
import { useChipClass } from './filter-chip';

interface GroupMenuProps {
  choices: readonly { key: string; name: string }[];
  list: Pick<List<never>, 'state' | 'change'>;
  isShort?: boolean;
}

/** Chooses the grouping, and collapses all groups; in the menu of tools where there is no room. */
export function GroupMenu({ choices, list, isShort = false }: GroupMenuProps): ReactElement {
  const t = useTexts();
  const { group } = list.state;
  const chip = useChipClass(group ? 'set' : 'plain');
  const { anchor, open, close, button } = useMenuAnchor();
  const isLine = useToolLines() !== null;
  const chosen = choices.find(({ key }) => key === group?.key);
  const label = chosen ? t('lists.groups.by', { label: chosen.name }) : t('lists.groups.title');
  const fold = (isAll: boolean): void => {
    if (group) list.change({ group: collapseAll(group, isAll) }, { replace: true });
  };
  return (
    <>
      {isLine ? (
        <Tool icon={<GroupListRegular />} label={label} onPress={open} />
      ) : (
        <button type="button" className={chip} {...(isShort && { 'aria-label': label, title: label })} {...button}>
          <GroupListRegular aria-hidden />
          {!isShort && label}
          {!isShort && <ChevronDownRegular aria-hidden />}
        </button>
      )}
      {anchor && (
        <AnchoredMenu
          anchor={anchor}
          onClose={close}
          checkedValues={{ group: [group?.key ?? ''] }}
          onCheckedValueChange={(_event, { checkedItems: [key = ''] }) =>
            list.change({ group: key === '' ? null : { key, folded: [] } }, { replace: true })
          }
        >
          <MenuList aria-label={t('lists.groups.title')}>
            <MenuItemRadio name="group" value="">
              {t('lists.groups.none')}
            </MenuItemRadio>
            {choices.map(({ key, name }) => (
              <MenuItemRadio key={key} name="group" value={key}>
                {name}
              </MenuItemRadio>
            ))}
            {group && <MenuDivider />}
            {group && <MenuItem onClick={() => fold(true)}>{t('lists.groups.collapseAll')}</MenuItem>}
            {group && <MenuItem onClick={() => fold(false)}>{t('lists.groups.expandAll')}</MenuItem>}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
