import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiLimits, apiLimits } from '@main/server/api/limits';
import { compose, type MainProcess } from '@main/start/compose';
import type { StartOptions } from '@main/start/run';
import type { ComposeOptions } from '@main/start/services/types';
import { type Config, readConfig } from '@main/system/ports/config';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { type Result, unwrap } from '@shared/contract/result';
import type { BridgeName, InputArgs, ValueOf } from '@shared/contract/tables/bridge';
import type { EventName, Events } from '@shared/contract/tables/events';
import { createFakeMachine, type FakeMachine } from './fake-machine';
import { createFakePlatform, type FakePlatformOptions, type Observed } from './fake-platform';
import { createNoPrinting } from './no-printing';
import { createFakePolicy, type FakePolicy, type WrittenPolicy } from './policy';

export type ShopUnderTest = Awaited<ReturnType<typeof startSampleShop>>;

export interface AppOptions extends Partial<Omit<FakePlatformOptions, 'rendererFolder'>> {
  /** The API's address from the start, as if a user had saved it. */
  apiRoot?: string | null;
  config?: Partial<Config>;
  /** IT's policy before the start. */
  policy?: WrittenPolicy;
  /** The policy places with a reader of the test's own. */
  policyPlaces?: ComposeOptions['policy'];
  limits?: Partial<ApiLimits>;
  keychainTimeLimitMs?: number;
  start?: StartOptions;
  startShop?: () => Promise<ShopUnderTest>;
  createPrinting?: ComposeOptions['createPrinting'];
  updateTimers?: ComposeOptions['updateTimers'];
}

/** The composed main process in plain Node, with a fake platform and real HTTP. */
export interface AppUnderTest {
  main: MainProcess;
  machine: FakeMachine;
  observed: Observed;
  policy: FakePolicy;
  /** Writes another policy, and waits until the app has read it. */
  changePolicy(written: WrittenPolicy): Promise<void>;
  /** Sends a call as a page does. */
  call<Name extends BridgeName>(name: Name, ...input: InputArgs<Name>): Promise<Result<ValueOf<Name>>>;
  /** Sends a call as a page does and returns its value. A failure fails the test. */
  value<Name extends BridgeName>(name: Name, ...input: InputArgs<Name>): Promise<ValueOf<Name>>;
  signIn(who?: keyof typeof seedAdmins): Promise<ValueOf<'session.signIn'>>;
  events<Name extends EventName>(name: Name): Events[Name][];
  /** Ends this run. The machine stays for the next run. */
  stop(): Promise<void>;
}

/** The built form of the renderer's index.html, reduced to the parts that the main process uses. */
const builtPage = `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8" /><meta name="diwan-boot" content="" /><meta property="csp-nonce" nonce="" />
<title>Diwan</title><script type="module" crossorigin src="./assets/index.js"></script></head>
<body class="ar"><div id="root"></div></body></html>`;

export function createRendererFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diwan-renderer-'));
  writeFileSync(join(folder, 'index.html'), builtPage);
  writeFileSync(join(folder, 'app.js'), 'export {};');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/index.js'), 'export {};');
  return folder;
}

const rendererFolder = createRendererFolder();

/** Short waits between retries; time limits as shipped. */
const testLimits: ApiLimits = { ...apiLimits, retryDelayMs: 1, maxRetryAfterMs: 20 };

export async function startApp(options: AppOptions = {}): Promise<AppUnderTest> {
  const machine = options.machine ?? createFakeMachine();
  if (options.apiRoot) {
    const file = machine.openSettingsFile('settings');
    file.write({ ...file.read(), connection: { apiRoot: options.apiRoot, authorization: 'bare' } });
  }
  const { platform, observed } = createFakePlatform({ ...options, machine, rendererFolder });
  const config = { ...readConfig({ isPackaged: true, environment: {} }), ...options.config };
  const policy = createFakePolicy(options.policy);
  const main = compose(platform, config, {
    createPrinting: options.createPrinting ?? createNoPrinting,
    policy: options.policyPlaces ?? policy,
    startSampleShop: options.startShop ?? (() => startSampleShop()),
    limits: { ...testLimits, ...options.limits },
    ...(options.updateTimers && { updateTimers: options.updateTimers }),
    ...(options.keychainTimeLimitMs !== undefined && { keychainTimeLimitMs: options.keychainTimeLimitMs }),
  });
  platform.host.onQuitting(main.stop);
  main.start(options.start);
  const call: AppUnderTest['call'] = (name, ...input) => observed.request(name, input[0]) as Promise<Result<never>>;
  const app: AppUnderTest = {
    main,
    machine,
    observed,
    policy,
    async changePolicy(written) {
      policy.write(written);
      await main.policy.reload();
    },
    call,
    value: async (name, ...input) => unwrap(await call(name, ...input)),
    signIn(who = 'all') {
      const { email, password } = seedAdmins[who];
      return app.value('session.signIn', { email, password });
    },
    events: (name) => observed.events.filter((event) => event.name === name).map(({ payload }) => payload as Events[typeof name]),
    stop: () => main.stop(),
  };
  await call('session.read');
  return app;
}
