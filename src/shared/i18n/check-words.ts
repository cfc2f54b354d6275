import { type CheckedCall, type Difference, differenceEffects, isNoted } from '../domain/server-check';
import type { Translate } from './translate';

/** Formats `GET /order/admin?offset=0&limit=20`. */
export function toCallLine({ method, path }: Pick<CheckedCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Returns the number of differences, and the worst effect. */
function toDiffersText(differences: readonly Difference[], t: Translate): string {
  const told = differences.filter((one) => !isNoted(one));
  const worst = differenceEffects.find((effect) => told.some((one) => one.effect === effect));
  const count = t('serverCheck.found.differs', { count: told.length });
  return worst ? t('serverCheck.found.worst', { differences: count, effect: t(`serverCheck.effect.${worst}`) }) : count;
}

/** Returns the result of one call in a few words, with the number of compared rows; '' if it is as expected. */
export function toFoundText(call: CheckedCall, t: Translate): string {
  const { looked } = call;
  return [toResultText(call, t), ...(looked === undefined ? [] : [t('serverCheck.found.looked', { count: looked })])]
    .filter(Boolean)
    .join(' ');
}

function toResultText({ result, status, reason, failure, differences }: CheckedCall, t: Translate): string {
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
      return toDiffersText(differences, t);
    default:
      return differences.length > 0 ? t('serverCheck.found.noted') : '';
  }
}
