import type { PlaceReading, PolicyContent, PolicyPlace, PolicyReader } from '@main/system/policy/policy-reading';

/** IT's policy by place. A missing place has no policy. A code is the reason why the place can't be read. */
export type WrittenPolicy = {
  [Place in PolicyPlace]?: Partial<PolicyContent> | NonNullable<PlaceReading['problem']>['code'] | 'forbidden';
};

/** IT's policy places with the test's content. */
export interface FakePolicy {
  readings: PlaceReading[];
  reader: PolicyReader;
  /** Replaces IT's policy. The app gets it at the next reload. */
  write(written: WrittenPolicy): void;
}

const wheres: Record<PolicyPlace, PlaceReading['where']> = {
  machinePolicy: {
    enforced: String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Diwan\Diwan`,
    defaults: String.raw`HKEY_LOCAL_MACHINE\Software\Policies\Diwan\Diwan\Defaults`,
  },
  userPolicy: {
    enforced: String.raw`HKEY_CURRENT_USER\Software\Policies\Diwan\Diwan`,
    defaults: String.raw`HKEY_CURRENT_USER\Software\Policies\Diwan\Diwan\Defaults`,
  },
  machineFile: { enforced: '/etc/diwan/policy.json', defaults: '/etc/diwan/policy.json: Defaults' },
};

type Problem = NonNullable<PlaceReading['problem']>;
const toProblem = (said: Problem['code'] | 'forbidden'): Problem =>
  said === 'forbidden'
    ? { code: 'unreadable', detail: 'as a test has it', isForbidden: true }
    : { code: said, detail: 'as a test has it', isForbidden: false };

function toReadings(written: WrittenPolicy): PlaceReading[] {
  return (['machinePolicy', 'userPolicy', 'machineFile'] as const).map((place) => {
    const found = written[place] ?? {};
    if (typeof found === 'string') return { place, where: wheres[place], content: null, problem: toProblem(found) };
    return { place, where: wheres[place], content: { enforced: {}, defaults: {}, ...found }, problem: null };
  });
}

export function createFakePolicy(written: WrittenPolicy = {}): FakePolicy {
  let current = toReadings(written);
  return {
    readings: current,
    reader: { read: async () => current },
    write(next) {
      current = toReadings(next);
    },
  };
}
