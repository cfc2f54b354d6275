import { Menu, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components';
import { SaveRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import { type DocumentKind, documentKinds, toFittingPaper } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { Entry } from './print-menu-entry';
import { PrintableIcon } from './sheets/printable-icon';

const useStyles = makeStyles({ popover: { zIndex: 1_000_001 } });

interface PdfMenuProps {
  /** Of the whole menu; in its landmark this one opens too. */
  anchor: HTMLElement;
  /** Undefined until they are read: the papers are not named then. */
  settings: PrintSettings | undefined;
  onSave(document: DocumentKind): void;
}

/** Any document of the order as a file, on the paper of its destination. */
export function PdfMenu({ anchor, settings, onSave }: PdfMenuProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Menu mountNode={anchor.closest<HTMLElement>('header, main')}>
      <MenuTrigger disableButtonEnhancement>
        <Entry icon={<SaveRegular />} title={t('printMenu.pdf')} hint={t('printMenu.pdfHint')} />
      </MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          {documentKinds.map((document) => (
            <Entry
              key={document}
              icon={<PrintableIcon document={document} />}
              title={t(`printables.name.${document}`)}
              hint={settings && t(`printerSettings.paper.${toFittingPaper(document, settings.routes[document].paper)}`)}
              onClick={() => onSave(document)}
            />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
