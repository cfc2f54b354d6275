import { printQueuePanel } from '@renderer/parts/printing/queue/print-queue-panel';
import { needsOf } from '@renderer/runtime/calls/needs';
import { undoState } from '@renderer/runtime/calls/undo/undo-state';
import { useSession } from '@renderer/runtime/state/session-store';
import { signOut } from '@renderer/runtime/state/sign-in';
import { i18n } from '@renderer/runtime/texts/i18n';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { languages } from '@shared/domain/language';
import { canChangeOrderStatus, isAllowed, type Need } from '@shared/domain/permissions';
import { includesText } from '@shared/domain/text-search';
import type { Translate } from '@shared/i18n/translate';
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
  /** Only for whoever types its words. */
  isQuiet?: true;
}

const deeds: readonly Deed[] = [
  { key: 'add-product', label: (t) => t('products.add'), to: '/masterHN/products/add-products', need: needsOf('products.add') },
  { key: 'add-promo-code', label: (t) => t('promoCodes.add'), to: '/promo-codes/add-promo-codes', need: needsOf('promoCodes.add') },
  { key: 'ship', label: (t) => t('navigation.shipping'), to: '/orders/ship', need: canChangeOrderStatus },
  { key: 'changes', label: (t) => t('undo.title'), run: undoState.show },
  { key: 'queue', label: (t) => t('printQueue.queue.title'), run: printQueuePanel.toggle },
  { key: 'shortcuts', label: (t) => t('shell.keyboardShortcuts'), run: () => shellPanels.open('shortcuts') },
  { key: 'sign-out', label: (t) => t('shell.logout'), run: () => void signOut(), isQuiet: true },
];

const allEntries = [...topEntries, ...[printingGroup, ...sidebarGroups].flatMap(({ entries }) => entries)];

/** What can be done from anywhere, by its words in either language; while nothing is typed, what leads on with work. */
export function useDeeds(typed: string): CommandItem[] {
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
  return [...pin, ...deeds]
    .filter(({ isQuiet }) => !isEmpty || !isQuiet)
    .filter(({ need }) => need === undefined || isAllowed(need, roles))
    .filter(({ label }) => inEach.some((say) => includesText(label(say as unknown as Translate), typed)))
    .map(({ key, label, to = '', run }) => ({ id: `deed-${key}`, group: 'deeds', label: label(t), to, ...(run && { run }) }));
}
