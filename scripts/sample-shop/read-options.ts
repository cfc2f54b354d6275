import { parseArgs } from 'node:util';

export interface ShopOptions {
  port: number;
  host: string;
  isStrict: boolean;
  seed: number;
  /** Null for the shop's default number. */
  orders: number | null;
  /** File of a server profile; null for the contract's form. */
  profile: string | null;
  /** File to write a settlement file of the shop's orders to; null to serve the shop. */
  settlement: string | null;
}

export const usage = `Usage: npm run sample-shop -- [--port N] [--host ADDRESS] [--strict] [--seed N] [--orders N] [--profile FILE]
       npm run sample-shop -- --settlement FILE [--seed N] [--orders N]

  --port N        The port, 1 to 65535; 4310 when left out.
  --host ADDRESS  Where to listen; 127.0.0.1 when left out, so that only this computer reaches it.
  --strict        Refuse every request that the written contract does not know to the letter.
  --seed N        Another shop: names, stock and orders follow from the number. 1 when left out.
  --orders N      Orders of each of the two lists, 1 to 10000; 300 when left out.
  --profile FILE  Play a server that differs as this server profile says (docs/api/README.md).
  --settlement FILE
                  Write a settlement file (CSV) of a bank for the shop's orders, with typical problems in it, and end.
`;

/** An unusable option, described for the console. */
export class UsageError extends Error {}

function toNumber(
  name: string,
  given: string | undefined,
  { least, most, builtIn }: { least: number; most: number; builtIn: number },
): number {
  if (given === undefined) return builtIn;
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= most) return number;
  throw new UsageError(`--${name} needs a whole number from ${least} to ${most}, not "${given}".`);
}

function parse(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = {
      port: text,
      host: text,
      seed: text,
      orders: text,
      profile: text,
      settlement: text,
      strict: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options, allowPositionals: false }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`);
  }
}

/** Throws a `UsageError` for the first unusable option. */
export function readOptions(args: string[]): ShopOptions {
  const { port, host = '127.0.0.1', strict = false, seed, orders, profile = null, settlement = null } = parse(args);
  return {
    port: toNumber('port', port, { least: 1, most: 65_535, builtIn: 4310 }),
    host,
    isStrict: strict,
    seed: toNumber('seed', seed, { least: 1, most: 4_294_967_295, builtIn: 1 }),
    orders: orders === undefined ? null : toNumber('orders', orders, { least: 1, most: 10_000, builtIn: 300 }),
    profile,
    settlement,
  };
}

/** Returns the reason why the server can't listen on this port. */
export function describeListenError({ code, message }: NodeJS.ErrnoException, { port, host }: ShopOptions): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Another one: --port ${port === 65_535 ? port - 1 : port + 1}`;
  if (code === 'EACCES') return `This account may not listen on port ${port}. Ports from 1024 on need no rights.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this computer.`;
  return message;
}
