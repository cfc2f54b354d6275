import { needsOf } from '@renderer/runtime/calls/call-facts';
import type { WriteName } from '@renderer/runtime/calls/reads';
import type { Need } from '@shared/domain/permissions';

/** Returns the permission for an action that leads to a write. */
export function toNeed({ call, need }: { call: WriteName; need?: Need }): Need {
  return need ?? needsOf(call);
}
