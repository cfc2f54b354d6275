import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { CopyRegular, DocumentSearchRegular, PrintRegular, SaveRegular, SettingsRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { isMac } from '@renderer/runtime/is-mac';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { PrintSettings, PrintSettingsView } from '@shared/contract/printing/print-settings';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type DocumentKind, documentKinds, listKinds, type Printable, toFittingPaper } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { listRequest } from './lists/list-request';
import { Entry } from './print-menu-entry';
import { printerSettingsPath } from './printer-settings-path';
import { toDocumentsText } from './sheets/document-words';
import { PrintableIcon } from './sheets/printable-icon';
import { useDestinationText } from './use-destination-text';
import type { Print } from './use-print';

const usePdfMenuStyles = makeStyles({ popover: { zIndex: 1_000_001 } });

interface PdfMenuProps {
  /** The anchor of the whole menu; this menu opens in the same landmark. */
  anchor: HTMLElement;
  /** Undefined until they are loaded; papers aren't shown then. */
  settings: PrintSettings | undefined;
  onSave(document: DocumentKind): void;
}

/** Saves any document of the order as a file, on the paper of its destination. */
function PdfMenu({ anchor, settings, onSave }: PdfMenuProps): ReactElement {
  const t = useTexts();
  const styles = usePdfMenuStyles();
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

const useStyles = makeStyles({
  key: {
    fontFamily: 'inherit',
    marginInlineStart: 'auto',
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
  },
});

interface PrintMenuProps extends MenuContentProps {
  orders: readonly OrderRef[];
  print: Print;
  onPreview?: () => void;
  hasPdf: boolean;
  hasLists: boolean;
}

/** Shows what a press prints and where, each document separately, and the actions other than printing. */
export function PrintMenu({ anchor, onClose, orders, print, onPreview, hasPdf, hasLists }: PrintMenuProps): ReactElement {
  const t = useTexts();
  const navigate = useNavigate();
  const { data: settings } = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose} isWide>
      <MenuList aria-label={t('printMenu.more')}>
        {settings && <PressedGroup settings={settings} onPrint={() => void print.printOrders(orders)} />}
        {settings && (
          <DocumentsGroup
            settings={settings}
            orders={orders}
            onPrint={(document) => void print.printOrders(orders, { documents: [document] })}
          />
        )}
        {settings && hasLists && <ListsGroup settings={settings} orders={orders} />}
        {(onPreview || hasPdf) && (
          <>
            {onPreview && (
              <Entry
                icon={<DocumentSearchRegular />}
                title={t('printMenu.preview')}
                hint={t('printMenu.previewHint')}
                onClick={onPreview}
              />
            )}
            {hasPdf && (
              <PdfMenu anchor={anchor} settings={settings} onSave={(document) => void print.savePdf(orders, { documents: [document] })} />
            )}
            <MenuDivider />
          </>
        )}
        <Entry
          icon={<SettingsRegular />}
          title={t('printMenu.settings')}
          hint={t('printerSettings.title')}
          onClick={() => void navigate(printerSettingsPath)}
        />
      </MenuList>
    </AnchoredMenu>
  );
}

function PressedGroup({ settings, onPrint }: { settings: PrintSettingsView; onPrint: () => void }): ReactElement {
  const t = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  const { pressed } = settings;
  const [only] = pressed;
  return (
    <>
      <MenuGroup>
        <MenuGroupHeader>{t('printMenu.pressed')}</MenuGroupHeader>
        <Entry
          isStrong
          icon={<PrintRegular />}
          title={toDocumentsText(pressed, t, language)}
          hint={pressed.length === 1 && only ? <DestinationText document={only} settings={settings} /> : t('printMenu.eachOnItsPrinter')}
          end={
            <kbd className={styles.key} dir="ltr">
              {isMac() ? '\u2318 P' : 'Ctrl P'}
            </kbd>
          }
          onClick={onPrint}
        />
      </MenuGroup>
      <MenuDivider />
    </>
  );
}

interface DocumentsGroupProps {
  settings: PrintSettingsView;
  orders: readonly OrderRef[];
  onPrint: (document: DocumentKind) => void;
}

function DocumentsGroup({ settings, orders, onPrint }: DocumentsGroupProps): ReactElement {
  const t = useTexts();
  const { data: before } = useRead('printing.printedBefore', { orders: [...orders.slice(0, mostOrdersAsked)] }, askedAnew);
  return (
    <>
      <MenuGroup>
        <MenuGroupHeader>{t('printMenu.oneDocument')}</MenuGroupHeader>
        {documentKinds.map((document) => {
          const copies = before?.filter(({ documents }) => documents.includes(document)).length ?? 0;
          return (
            <Entry
              key={document}
              icon={<PrintableIcon document={document} />}
              title={t(`printables.name.${document}`)}
              hint={<DestinationText document={document} settings={settings} />}
              end={
                copies > 0 && (
                  <TintBadge tint="process" icon={<CopyRegular />}>
                    {orders.length === 1 ? t('printMenu.copy') : t('printMenu.copies', { count: copies })}
                  </TintBadge>
                )
              }
              onClick={() => onPrint(document)}
            />
          );
        })}
      </MenuGroup>
      <MenuDivider />
    </>
  );
}

/** Documents for all orders together; each opens a dialog before it prints. */
function ListsGroup({ settings, orders }: { settings: PrintSettingsView; orders: readonly OrderRef[] }): ReactElement {
  const t = useTexts();
  return (
    <>
      <MenuGroup>
        <MenuGroupHeader>{t('printLists.group')}</MenuGroupHeader>
        {listKinds.map((document) => (
          <Entry
            key={document}
            icon={<PrintableIcon document={document} />}
            title={t(`printables.name.${document}`)}
            hint={<DestinationText document={document} settings={settings} />}
            onClick={() => listRequest.ask({ document, orders })}
          />
        ))}
      </MenuGroup>
      <MenuDivider />
    </>
  );
}

/** Limit of `printing.printedBefore`. */
const mostOrdersAsked = 1000;
/** No cache, because documents printed a moment ago count. */
const askedAnew = { failure: 'inPlace', staleTimeMs: 0, keepPrevious: false } as const;

function DestinationText({ document, settings }: { document: Printable; settings: PrintSettingsView }): ReactElement {
  return <>{useDestinationText(document, settings)}</>;
}
