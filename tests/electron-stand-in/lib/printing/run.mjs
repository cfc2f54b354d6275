import { spawn } from 'node:child_process';

/** Runs a command of the printing system in the C locale. @returns {Promise<{ code: number, output: string, errors: string }>} */
export function run(command, args, input) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, LC_ALL: 'C' }, stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', (error) => resolve({ code: -1, output, errors: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output, errors }));
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
