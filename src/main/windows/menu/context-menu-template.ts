import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import type { ContextTarget, MenuItem } from './menu-bar';

/** Returns the menu of a right click on text; empty if it has no possible action. */
export function toContextMenuTemplate(language: Language, target: ContextTarget): MenuItem[] {
  const t = translator(language);
  const copy: MenuItem = { id: 'context.copy', role: 'copy', label: t('menu.copy'), enabled: target.canCopy };
  if (!target.isEditable) return target.hasSelection ? [copy] : [];
  return [
    { id: 'context.cut', role: 'cut', label: t('menu.cut'), enabled: target.canCut },
    copy,
    { id: 'context.paste', role: 'paste', label: t('menu.paste'), enabled: target.canPaste },
    { id: 'context.beforeSelectAll', type: 'separator' },
    { id: 'context.selectAll', role: 'selectAll', label: t('menu.selectAll') },
  ];
}
