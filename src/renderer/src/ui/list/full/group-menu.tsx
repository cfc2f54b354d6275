import { MenuDivider, MenuItem, MenuItemRadio, MenuList } from '@fluentui/react-components';
import { GroupListRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import { Tool } from '@renderer/ui/tools/tool';
import type { ReactElement } from 'react';
import { collapseAll } from '../state/list-state';
import type { List } from '../state/use-list';

interface GroupMenuProps {
  choices: readonly { key: string; name: string }[];
  list: Pick<List<never>, 'state' | 'change'>;
}

/** Chooses the grouping, and collapses all groups; an entry of the list's menu. */
export function GroupMenu({ choices, list }: GroupMenuProps): ReactElement {
  const t = useTexts();
  const { group } = list.state;
  const { anchor, open, close } = useMenuAnchor();
  const chosen = choices.find(({ key }) => key === group?.key);
  const fold = (isAll: boolean): void => {
    if (group) list.change({ group: collapseAll(group, isAll) }, { replace: true });
  };
  return (
    <>
      <Tool
        section="list"
        icon={<GroupListRegular />}
        label={t('lists.groups.title')}
        value={chosen?.name ?? t('lists.groups.none')}
        onPress={open}
      />
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
