import type { BridgeName } from '@shared/contract/tables/bridge';
import type { EventName } from '@shared/contract/tables/events';
import type { Need } from '@shared/domain/permissions';
import { callFacts } from './call-facts.generated';
import type { ReadName, WriteName } from './reads';

/** Who may make a call. */
export const needsOf = (name: BridgeName): Need => callFacts[name]?.needs ?? 'signedIn';

/** Whether an answer is the same for everyone at this computer; an undeclared call belongs to a person. */
export const isOfComputer = (name: unknown): boolean => typeof name === 'string' && callFacts[name]?.of === 'computer';

/** Which reads a write makes stale. */
export const readsTouchedBy = (name: WriteName): readonly ReadName[] => callFacts[name]?.touches ?? [];

/** Which reads an event makes stale. Only reads declare `follows`. */
export const readsFollowing = (event: EventName): readonly ReadName[] =>
  (Object.keys(callFacts) as ReadName[]).filter((name) => callFacts[name]?.follows?.includes(event));
