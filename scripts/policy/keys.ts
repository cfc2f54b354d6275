import { z } from 'zod';
import { type PolicyKind, policyKind, toCapital } from '../../src/main/system/policy/policy-kinds';
import { type PolicyKey, policyKeys, policySchema } from '../../src/shared/policy/policy-schema';
import { type PolicyText, policyTexts } from './policy-texts';

interface ValueSchema {
  type: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: ValueSchema;
  [rule: string]: unknown;
}

/** A policy key with all data that the generated files need. */
export interface Key {
  key: PolicyKey;
  /** Name in the registry and in property lists. */
  name: string;
  kind: PolicyKind;
  /** The value's JSON schema. */
  rules: ValueSchema;
  texts: PolicyText<PolicyKey>;
}

const { properties } = z.toJSONSchema(policySchema, { io: 'input' }) as unknown as { properties: Record<PolicyKey, ValueSchema> };

export const keys: readonly Key[] = policyKeys.map((key) => ({
  key,
  name: toCapital(key),
  kind: policyKind(key),
  rules: properties[key],
  texts: policyTexts[key] as PolicyText<PolicyKey>,
}));
