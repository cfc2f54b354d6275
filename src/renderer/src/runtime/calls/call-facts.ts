import type { BridgeName } from '@shared/contract/tables/bridge';
import type { EventName } from '@shared/contract/tables/events';
import type { Need } from '@shared/domain/permissions';
import { callFacts } from './call-facts.generated';
import type { ReadName, WriteName } from './reads';

/** Returns the permission that a call requires. */
export const needsOf = (name: BridgeName): Need => callFacts[name]?.needs ?? 'signedIn';

/** Whether a response is the same for every user of this computer. An undeclared call belongs to a user. */
export const isOfComputer = (name: unknown): boolean => typeof name === 'string' && callFacts[name]?.of === 'computer';

/** Returns the reads that a write makes stale. */
export const readsTouchedBy = (name: WriteName): readonly ReadName[] => callFacts[name]?.touches ?? [];

/** Returns the reads that an event makes stale. Only reads declare `follows`. */
export const readsFollowing = (event: EventName): readonly ReadName[] =>
  (Object.keys(callFacts) as ReadName[]).filter((name) => callFacts[name]?.follows?.includes(event));
