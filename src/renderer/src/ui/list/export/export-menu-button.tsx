import { Button, MenuItem, MenuList } from '@fluentui/react-components';
import { TableArrowUpRegular } from '@fluentui/react-icons';
import { usePolicyValue } from '@renderer/runtime/calls/managed';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import { useScreenKey } from '@renderer/ui/controls/key-owner';
import { useMenuAnchor } from '@renderer/ui/controls/use-menu-anchor';
import type { ListExportFormat } from '@shared/contract/desktop/list-exports';
import { type ReactElement, type Ref, useRef } from 'react';

interface ExportMenuButtonProps<Format extends ListExportFormat> {
  formats: readonly Format[];
  /** There is nothing to export yet, or an export is running. */
  isOff: boolean;
  onFormat(format: Format): void;
  appearance?: 'subtle';
}

/** Exports figures as a file, in a format chosen from a menu, which Ctrl+E opens too; locked where IT doesn't allow it. */
export function ExportMenuButton<Format extends ListExportFormat>(props: ExportMenuButtonProps<Format>): ReactElement {
  const { formats, isOff, onFormat, appearance } = props;
  const t = useTexts();
  const { anchor, open, close, button } = useMenuAnchor();
  const own = useRef<HTMLButtonElement>(null);
  const isForbidden = usePolicyValue('listExport') === false;
  useScreenKey('KeyE', () => own.current && open(own.current));
  const label = t(isForbidden ? 'lists.export.forbidden' : 'lists.export.open');
  return (
    <>
      <Button
        ref={own as Ref<never>}
        aria-keyshortcuts="Control+E"
        {...(appearance && { appearance })}
        icon={<TableArrowUpRegular />}
        title={label}
        disabledFocusable={isForbidden || isOff}
        {...button}
      >
        {t('lists.export.open')}
      </Button>
      {anchor && !isForbidden && !isOff && (
        <AnchoredMenu anchor={anchor} onClose={close}>
          <MenuList aria-label={label}>
            {formats.map((format) => (
              <MenuItem key={format} onClick={() => onFormat(format)}>
                {t(`lists.export.formats.${format as ListExportFormat}`)}
              </MenuItem>
            ))}
          </MenuList>
        </AnchoredMenu>
      )}
    </>
  );
}
