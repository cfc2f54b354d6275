import type { PolicyProblem, PolicySource } from '@shared/contract/desktop/policy';

export type PolicyPlace = Extract<PolicySource, 'machinePolicy' | 'userPolicy' | 'machineFile'>;
/** Strongest first. */
export const policyPlaces: readonly PolicyPlace[] = ['machinePolicy', 'userPolicy', 'machineFile'];

/** As written by IT; names not yet judged. */
export type RawValues = Record<string, unknown>;

/** What stands in one place. `defaults` is what a person may change. */
export interface PolicyContent {
  enforced: RawValues;
  defaults: RawValues;
}

export interface PlaceReading {
  place: PolicyPlace;
  where: { enforced: string; defaults: string };
  /** Empty lists where nothing was written; null where something is that does not count, with the reason. */
  content: PolicyContent | null;
  problem: (Pick<PolicyProblem, 'code' | 'detail'> & { isForbidden?: boolean }) | null;
  /** Set while the place hasn't responded within the limit: its answer, whenever that comes. Never rejects. */
  late?: Promise<PlaceReading>;
}

export interface PolicyReader {
  /** One reading for each place, strongest first. Never rejects. */
  read(): Promise<PlaceReading[]>;
}

export const noContent: PolicyContent = { enforced: {}, defaults: {} };

/** Why a place does not count. */
export class PolicyReadError extends Error {
  override readonly name = 'PolicyReadError';

  constructor(
    readonly code: PolicyProblem['code'],
    detail: string,
    /** The system lets nobody read this place with its own tools. */
    readonly isForbidden = false,
  ) {
    super(detail);
  }
}
