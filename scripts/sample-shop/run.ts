// `npm run sample-shop`: serves the sample shop, for developing a backend or a client against it.
import { readFileSync, writeFileSync } from 'node:fs';
import type { ServerProfile } from '../../src/shared/domain/server/server-profile';
import { loadModule } from '../load-module.ts';
import { describeListenError, readOptions, type ShopOptions, UsageError, usage } from './read-options.ts';

async function readProfile(file: string): Promise<ServerProfile> {
  const { readServerProfile } = await loadModule<typeof import('../../src/main/system/server-profile/read-profile')>(
    'src/main/system/server-profile/read-profile.ts',
  );
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--profile: ${file} cannot be read as JSON (${(error as Error).message}).`);
  }
  const read = readServerProfile(raw);
  if (read.ok) return read.profile;
  const problems = read.problems.map(({ at, code, detail }) => `  ${at}: ${code} ${detail}`.trimEnd());
  throw new UsageError(`--profile: ${file} is no server profile:\n${problems.join('\n')}`);
}

async function run(options: ShopOptions): Promise<void> {
  const { startSampleShop } = await loadModule<typeof import('../../src/sample-shop/server')>('src/sample-shop/server.ts');
  const { sampleAccounts } = await loadModule<typeof import('../../src/shared/domain/server/sample-accounts')>(
    'src/shared/domain/server/sample-accounts.ts',
  );
  const { orders, profile: file, settlement: _settlement, ...rest } = options;
  const profile = file === null ? undefined : await readProfile(file);
  const running = await startSampleShop({ ...rest, ...(orders !== null && { orders }), ...(profile && { profile }) });
  console.log(
    `The sample shop answers at ${running.apiRoot}${options.isStrict ? ', strictly by the contract' : ''}${file === null ? '' : `, as ${file} says`}.`,
  );
  console.log('\nAccounts (POST /admin/login):');
  for (const { email, password, kind } of sampleAccounts) console.log(`  ${email.padEnd(28)}${password.padEnd(14)}${kind}`);
  console.log('\nThe contract: docs/api/openapi.json. Everything is kept in memory; Ctrl+C ends it.');
  const stop = (): void => {
    for (const { method, path, where, message } of running.shop.violations) console.log(`Refused: ${method} ${path} ${where} ${message}`);
    void running.stop().then(() => console.log('The sample shop has ended.'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function writeSettlement(path: string, { seed, orders }: ShopOptions): Promise<void> {
  const { createSampleShop } = await loadModule<typeof import('../../src/sample-shop/sample-shop')>('src/sample-shop/sample-shop.ts');
  const { makeSettlement } = await loadModule<typeof import('../../src/sample-shop/settlement')>('src/sample-shop/settlement.ts');
  const { store } = createSampleShop({ seed, ...(orders !== null && { orders }) });
  try {
    writeFileSync(path, makeSettlement(store, { seed }));
  } catch (error) {
    throw new UsageError(`--settlement: ${path} cannot be written (${(error as Error).message}).`);
  }
  console.log(`${path} has the payments of the last four weeks. The same seed, on the same day, gives the shop with these orders.`);
}

async function main(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const options = readOptions(args);
  if (options.settlement !== null) return writeSettlement(options.settlement, options);
  await run(options).catch((error: NodeJS.ErrnoException) => {
    throw error.code ? new UsageError(describeListenError(error, options)) : error;
  });
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  if (!/^Port|^This account|no address|^--profile|^--settlement/.test(error.message)) console.error(`\n${usage}`);
  process.exitCode = 2;
});
