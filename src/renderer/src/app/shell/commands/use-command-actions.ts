import { stationPath } from '@renderer/features/printing/area';
import { stationDialog } from '@renderer/features/printing/station/station-dialog-store';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useManaged } from '@renderer/runtime/calls/managed';
import { changePreferences } from '@renderer/runtime/calls/preferences';
import { readKey } from '@renderer/runtime/calls/reads';
import { lockNow, signOut } from '@renderer/runtime/calls/sign-in';
import { undoState } from '@renderer/runtime/calls/undo/undo-state';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useSend } from '@renderer/runtime/calls/use-send';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useSession } from '@renderer/runtime/state/session-store';
import { usePermission } from '@renderer/runtime/state/use-permission';
import { i18n } from '@renderer/runtime/texts/i18n';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { languages } from '@shared/domain/language';
import { canChangeOrderStatus, canPrintInBulk, isAllowed, type Need } from '@shared/domain/permissions';
import { includesText } from '@shared/domain/text-search';
import type { Translate } from '@shared/i18n/translate';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { shellPanels } from '../shell-panels-store';
import { togglePin, usePins } from '../sidebar/pins';
import { printingGroup, sidebarGroups, topEntries } from '../sidebar/sidebar-entries';
import { useCurrentEntry } from '../use-current-route';
import type { CommandItem } from './command-items';

interface Deed extends Pick<CommandItem, 'run'> {
  key: string;
  label(t: Translate): string;
  to?: string;
  need?: Need;
  /** Shown only if the text matches it. */
  isQuiet?: true;
  /** Shown only while it is possible. */
  isOffered?: boolean;
}

const deeds: readonly Deed[] = [
  { key: 'add-product', label: (t) => t('products.add'), to: '/masterHN/products/add-products', need: needsOf('products.add') },
  { key: 'add-promo-code', label: (t) => t('promoCodes.add'), to: '/promo-codes/add-promo-codes', need: needsOf('promoCodes.add') },
  { key: 'ship', label: (t) => t('navigation.shipping'), to: '/orders/ship', need: canChangeOrderStatus },
  { key: 'changes', label: (t) => t('undo.title'), run: undoState.show },
  { key: 'queue', label: (t) => t('printQueue.queue.title'), run: printQueuePanel.toggle },
  { key: 'shortcuts', label: (t) => t('shell.keyboardShortcuts'), run: () => shellPanels.open('shortcuts') },
  { key: 'lock', label: (t) => t('shell.lock'), run: () => void lockNow(), isQuiet: true },
  { key: 'sign-out', label: (t) => t('shell.logout'), run: () => void signOut(), isQuiet: true },
];

const allEntries = [...topEntries, ...[printingGroup, ...sidebarGroups].flatMap(({ entries }) => entries)];

/** Actions that depend on the language and on this computer's print station. */
function useOwnDeeds(isAsked: boolean): readonly Deed[] {
  const language = useLanguage();
  const isLanguageManaged = useManaged('language') !== null;
  const mayPrint = usePermission(canPrintInBulk);
  const { data: station } = useRead('station.read', undefined, { failure: 'inPlace', enabled: isAsked && mayPrint });
  const client = useQueryClient();
  const send = useSend();
  const setPaused = async (name: 'station.pause' | 'station.resume'): Promise<void> => {
    const result = await send(name, undefined);
    if (result.ok) client.setQueryData(readKey('station.read', undefined), result.value);
  };
  const other = language === 'ar' ? 'en' : 'ar';
  const navigate = useNavigate();
  const printLast = (): void => {
    stationDialog.open('printLast');
    void navigate(`/${stationPath}`);
  };
  const isOn = mayPrint && station !== undefined && station.state !== 'off';
  const isPaused = station?.state === 'paused';
  return [
    {
      key: 'language',
      isQuiet: true,
      isOffered: !isLanguageManaged,
      label: (t) => t('shell.command.changeLanguage', { language: t(`shell.languageNames.${other}`) }),
      run: () => void changePreferences({ language: other }),
    },
    {
      key: 'pause-station',
      isQuiet: true,
      isOffered: isOn && !isPaused,
      label: (t) => t('shell.command.pauseStation'),
      run: () => void setPaused('station.pause'),
    },
    {
      key: 'resume-station',
      isQuiet: true,
      isOffered: isOn && isPaused,
      label: (t) => t('shell.command.resumeStation'),
      run: () => void setPaused('station.resume'),
    },
    { key: 'print-last', isQuiet: true, isOffered: isOn, label: (t) => t('station.again.title'), run: printLast },
  ];
}

/** Returns actions that are available everywhere, by their names in either language; without a text, only the most useful ones. */
export function useCommandActions(typed: string): CommandItem[] {
  const t = useTexts();
  const roles = useSession((state) => state.roles);
  const current = useCurrentEntry();
  const isPinned = usePins().includes(current);
  const entry = allEntries.find(({ path }) => path === current);
  const isEmpty = typed.trim() === '';
  const inEach = languages.map((language) => i18n.getFixedT(language));
  const pin: Deed[] =
    entry && !isEmpty
      ? [
          {
            key: 'pin',
            label: (say) => say(isPinned ? 'shell.unpin' : 'shell.pin', { screen: say(`navigation.${entry.key}`) }),
            run: () => togglePin(entry.path),
          },
        ]
      : [];
  return [...pin, ...deeds, ...useOwnDeeds(!isEmpty)]
    .filter(({ isOffered }) => isOffered !== false)
    .filter(({ isQuiet }) => !isEmpty || !isQuiet)
    .filter(({ need }) => need === undefined || isAllowed(need, roles))
    .filter(({ label }) => inEach.some((say) => includesText(label(say as unknown as Translate), typed)))
    .map(({ key, label, to = '', run }) => ({ id: `deed-${key}`, group: 'deeds', label: label(t), to, ...(run && { run }) }));
}
