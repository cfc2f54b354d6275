import type { PolicyProblem, PolicySource } from '@shared/contract/desktop/policy';

export type PolicyPlace = Extract<PolicySource, 'machinePolicy' | 'userPolicy' | 'machineFile'>;
/** Strongest first. */
export const policyPlaces: readonly PolicyPlace[] = ['machinePolicy', 'userPolicy', 'machineFile'];

/** Values as written by IT; names aren't validated yet. */
export type RawValues = Record<string, unknown>;

/** Values of one place. Users may change `defaults`. */
export interface PolicyContent {
  enforced: RawValues;
  defaults: RawValues;
}

export interface PlaceReading {
  place: PolicyPlace;
  where: { enforced: string; defaults: string };
  /** Empty objects if nothing is written; null if the content doesn't count, with the reason in `problem`. */
  content: PolicyContent | null;
  problem: (Pick<PolicyProblem, 'code' | 'detail'> & { isForbidden?: boolean }) | null;
  /** Set while the place hasn't responded within the limit: resolves to its reading. Never rejects. */
  late?: Promise<PlaceReading>;
}

export interface PolicyReader {
  /** Returns one reading for each place, strongest first. Never rejects. */
  read(): Promise<PlaceReading[]>;
}

export const noContent: PolicyContent = { enforced: {}, defaults: {} };

/** Thrown with the reason why a place doesn't count. */
export class PolicyReadError extends Error {
  override readonly name = 'PolicyReadError';

  constructor(
    readonly code: PolicyProblem['code'],
    detail: string,
    /** Whether the system doesn't allow users to read this place with its own tools. */
    readonly isForbidden = false,
  ) {
    super(detail);
  }
}
