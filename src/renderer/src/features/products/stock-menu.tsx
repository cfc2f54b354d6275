import { MenuDivider, MenuItem, MenuList } from '@fluentui/react-components';
import { BoxDismissRegular, ClipboardNumber123Regular, ImageOffRegular, TagDismissRegular, WarningRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ReactElement } from 'react';

export interface StockMenuProps extends MenuContentProps {
  go(to: string): void;
  /** Opens the count sheet of the list. */
  count(): void;
}

/** Uses the list's own filters, so that they can be combined, saved as a view, and exported. */
const lists = [
  { key: 'out', search: 'stockState=out', icon: <BoxDismissRegular /> },
  { key: 'low', search: 'stockState=out&stockState=low&sort=stock', icon: <WarningRegular /> },
  { key: 'picture', search: 'picture=missing', icon: <ImageOffRegular /> },
  { key: 'offer', search: 'offerState=notBelow', icon: <TagDismissRegular /> },
] as const;

/** A menu of stock problems. */
export function StockMenu({ go, count, anchor, onClose }: StockMenuProps): ReactElement {
  const t = useTexts();
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList>
        {lists.map(({ key, search, icon }) => (
          <MenuItem
            key={key}
            icon={icon}
            onClick={() => {
              go(`/masterHN/products?${search}`);
              onClose();
            }}
          >
            {t(`products.stockLists.${key}`)}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem
          icon={<ClipboardNumber123Regular />}
          onClick={() => {
            count();
            onClose();
          }}
        >
          {t('products.counting.open')}
        </MenuItem>
      </MenuList>
    </AnchoredMenu>
  );
}
