import { isRefusal, type UpdateState } from '@shared/contract/desktop/updates';
import type { Translate } from '@shared/i18n/translate';

export type FailedState = Extract<UpdateState, { kind: 'failed' }>;

export interface FailureTexts {
  title: string;
  /** The reason, and what to do. */
  reason: string;
}

export function toFailureTexts({ problem, during, offer }: FailedState, t: Translate): FailureTexts {
  const reason = t(`updates.problem.${problem}`);
  if (during === 'check' || offer === null) {
    return { title: t(isRefusal(problem) ? 'updates.failed.refused' : 'updates.failed.check'), reason };
  }
  return { title: t(`updates.failed.${during}`, { version: offer.version }), reason };
}

/** True for states in the notice around every screen: offers, and failures that the user waits for or must know about. */
export function isNoticeable(state: UpdateState): boolean {
  if (state.kind === 'failed') return state.during !== 'check' || isRefusal(state.problem);
  return state.kind === 'offered' || state.kind === 'downloading' || state.kind === 'downloaded' || state.kind === 'restarting';
}

/** Returns the key of a dismissed notice; another version or state is shown again. */
export function toNoticeKey(state: UpdateState): string {
  if (state.kind === 'failed') return `failed ${state.reference}`;
  return 'offer' in state ? `${state.kind} ${state.offer?.version}` : state.kind;
}
