import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { busConfig, cupsdConfig, cupsFilesConfig } from './cups-config.mjs';

const readyLimitMs = 15_000;
const isRoot = process.getuid?.() === 0;

/** Whether this machine has the programs for a private CUPS. */
export function canStartPrivateCups() {
  const programs = ['cupsd', 'ippeveprinter', 'dbus-daemon', 'lpadmin', 'lp'];
  return programs.every((name) => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${name}`]).status === 0);
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function until(what, isReady) {
  const end = Date.now() + readyLimitMs;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`${what} did not get ready within ${readyLimitMs} ms`);
    await delay(50);
  }
}

/** Manages programs that run until the end, and stops them in the reverse order of their start. */
function createPrograms(environment) {
  const running = [];
  return {
    start(command, args) {
      const child = spawn(command, args, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
      let errors = '';
      child.stderr.on('data', (chunk) => {
        errors = (errors + chunk).slice(-4_000);
      });
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.once('error', (error) => {
        errors += error.message;
      });
      running.push({ child, ended });
      return () => {
        if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}: ${errors}`);
      };
    },
    async stop() {
      for (const { child, ended } of running.toReversed()) {
        child.kill('SIGTERM');
        const isLate = await Promise.race([ended.then(() => false), delay(3_000, true, { ref: false })]);
        if (isLate) child.kill('SIGKILL');
        await ended;
      }
    },
  };
}

function runOrThrow(command, args, environment) {
  const { status, stderr, stdout } = spawnSync(command, args, { env: environment, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

/** Checks that the user lp, who runs cupsd's filters, can enter the folder. */
function checkReachable(folder) {
  for (let parent = path.dirname(folder); isRoot && parent !== path.dirname(parent); parent = path.dirname(parent)) {
    if ((statSync(parent).mode & 0o001) === 0) throw new Error(`${parent} is closed to other users, so CUPS cannot work in ${folder}`);
  }
}

function prepareFolder(folder, { keepsHistory }) {
  for (const name of ['cups/ppd', 'run/certs', 'spool/tmp', 'cache', 'log', 'out']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'cups/cupsd.conf'), cupsdConfig(folder, { keepsHistory }));
  writeFileSync(path.join(folder, 'cups/cups-files.conf'), cupsFilesConfig(folder, { isRoot }));
  writeFileSync(path.join(folder, 'bus.conf'), busConfig(folder));
  if (!isRoot) return;
  runOrThrow('chmod', ['755', folder, ...readdirSync(folder).map((name) => path.join(folder, name))], process.env);
  runOrThrow('chmod', ['1777', path.join(folder, 'spool/tmp'), path.join(folder, 'out')], process.env);
  runOrThrow('chown', ['-R', 'root:lp', ...['spool', 'cache', 'cups'].map((name) => path.join(folder, name))], process.env);
  runOrThrow('chmod', ['-R', 'g+rwX', path.join(folder, 'spool'), path.join(folder, 'cache')], process.env);
}

/** ippeveprinter names a document `<job>-<title>.<type>`, with the title in lowercase ASCII. */
const toDocument = (folder, printer) => (name) => {
  const [, id, title] = /^(\d+)-(.*)\.\w+$/.exec(name) ?? [undefined, '0', name];
  return { printer, id: Number(id), title, file: path.join(folder, name) };
};

/**
 * Starts a private CUPS, separate from the system's: queues to virtual IPP printers, which store their jobs as files, and one queue
 * (`Dead`) to an address without a listener.
 * @param {string} [folder] an empty or missing folder with a short path (a socket's path must be short) that other users may
 * enter; by default a temporary one
 * @param {{ printers?: string[], areInstant?: boolean, keepsHistory?: boolean }} [options] a virtual printer needs some ten seconds per job
 * unless it is instant; without history, the queue forgets a job at its end
 */
export async function startPrivateCups(
  folder = mkdtempSync(path.join(tmpdir(), 'cups-')),
  { printers = ['Virtual'], areInstant = false, keepsHistory = true } = {},
) {
  mkdirSync(folder, { recursive: true });
  checkReachable(folder);
  prepareFolder(folder, { keepsHistory });
  const socket = path.join(folder, 'run/cups.sock');
  const environment = {
    ...process.env,
    PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
    CUPS_SERVER: socket,
    DBUS_SYSTEM_BUS_ADDRESS: `unix:path=${folder}/run/bus.sock`,
  };
  const programs = createPrograms(environment);
  const answers = (command, args) => spawnSync(command, args, { env: environment, stdio: 'ignore' }).status === 0;

  async function startPrinter(name) {
    const port = await freePort();
    const out = path.join(folder, 'out', name);
    mkdirSync(out);
    const check = programs.start('ippeveprinter', [
      ...['-r', 'off', '-s', '1000,1000', '-p', String(port), '-d', out, '-k'],
      ...['-f', 'application/pdf,image/urf,image/pwg-raster', '-M', 'Virtual', '-m', 'Printer'],
      ...(areInstant ? ['-c', '/bin/true'] : []),
      name,
    ]);
    const uri = `ipp://localhost:${port}/ipp/print`;
    await until(name, () => {
      check();
      return answers('ipptool', ['-q', '-T', '2', uri, 'get-printer-attributes.test']);
    });
    runOrThrow('lpadmin', ['-p', name, '-E', '-v', uri, '-m', 'everywhere', '-D', `${name} IPP`, '-L', 'الكويت'], environment);
    return { name, uri };
  }

  try {
    // ippeveprinter requires a system bus, even if there is no DNS-SD on it.
    const checkBus = programs.start('dbus-daemon', [`--config-file=${folder}/bus.conf`, '--nofork', '--nopidfile']);
    await until('the bus', () => {
      checkBus();
      return readdirSync(path.join(folder, 'run')).includes('bus.sock');
    });
    const checkCups = programs.start('cupsd', ['-f', '-c', `${folder}/cups/cupsd.conf`, '-s', `${folder}/cups/cups-files.conf`]);
    await until('cupsd', () => {
      checkCups();
      return answers('lpstat', ['-r']) && readdirSync(path.join(folder, 'run')).includes('cups.sock');
    });
    const started = [];
    for (const name of printers) started.push(await startPrinter(name));
    const ppd = path.join(folder, 'cups/ppd', `${printers[0]}.ppd`);
    const deadUri = `ipp://localhost:${await freePort()}/ipp/print`;
    // CUPS writes the description of the first printer only after lpadmin has returned.
    await until('the queue of the dead printer', () => answers('lpadmin', ['-p', 'Dead', '-E', '-v', deadUri, '-P', ppd]));
    runOrThrow('lpadmin', ['-d', printers[0]], environment);
    return {
      /** Environment of programs that print here. */
      env: { CUPS_SERVER: socket },
      printers: [...started, { name: 'Dead', uri: deadUri }],
      /** Lists the jobs that the virtual printers have got, in order of arrival. */
      jobs: () =>
        printers.flatMap((name) => {
          const out = path.join(folder, 'out', name);
          return readdirSync(out)
            .filter((name) => !name.endsWith('.prn')) // The output of an instant printer's command.
            .map(toDocument(out, name))
            .toSorted((a, b) => a.id - b.id);
        }),
      async stop() {
        await programs.stop();
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    await programs.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}
