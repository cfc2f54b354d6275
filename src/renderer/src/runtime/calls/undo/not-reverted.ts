import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import type { Translate } from '@shared/i18n/translate';
import type { NotReverted } from './undoable';

/** Returns a text such as `#10482: somebody has changed it since`. */
export function toNotRevertedText({ name, why }: NotReverted, t: Translate): string {
  return t('undo.stayedBecause', { name, why: typeof why === 'object' ? toFailureText(why, t) : t(`undo.why.${why}`) });
}
