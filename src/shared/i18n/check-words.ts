import { type CheckedCall, isNoted } from '../domain/server-check';
import type { Translate } from './translate';

/** `GET /order/admin?offset=0&limit=20`. */
export function toCallLine({ method, path }: Pick<CheckedCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** What was found of one call, in a few words; '' where all is well. */
export function toFoundText({ result, status, reason, failure, differences }: CheckedCall, t: Translate): string {
  if (reason) return t(`serverCheck.found.${reason}`);
  if (failure) return failure === 'timeout' ? t('serverCheck.found.timeout') : t('serverCheck.found.noAnswer', { failure });
  switch (result) {
    case 'refused':
      return t('serverCheck.found.refused', { status: String(status) });
    case 'notThere':
      return t('serverCheck.found.notThere');
    case 'slow':
      return t('serverCheck.found.slow');
    case 'differs':
      return t('serverCheck.found.differs', { count: differences.filter((one) => !isNoted(one)).length });
    default:
      return differences.length > 0 ? t('serverCheck.found.noted') : '';
  }
}
