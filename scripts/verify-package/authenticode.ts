import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program of the system; rejects if it fails. */
export type Run = (command: string, args: string[]) => Promise<string>;

export const runProgram: Run = async (command, args) => (await promisify(execFile)(command, args, { maxBuffer: 16 * 1024 * 1024 })).stdout;

export interface Authority {
  run: Run;
  system: NodeJS.Platform;
  /** Certificates (PEM) that `osslsigncode` trusts; null for the system's. Windows always uses its own. */
  trust: string | null;
}

/** The signer of a file for Windows, or the reason why its signature isn't trusted. */
export type Signature = { publisher: string } | { problem: string };

async function askWindows(path: string, run: Run): Promise<Signature> {
  const script = `$s = Get-AuthenticodeSignature -LiteralPath '${path.replaceAll("'", "''")}'; $s.Status; if ($s.SignerCertificate) { $s.SignerCertificate.GetNameInfo('SimpleName', $false) }`;
  const answer = await run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', script]);
  const [status = '', publisher = ''] = answer.split('\n').map((line) => line.trim());
  if (status === 'NotSigned') return { problem: 'is not signed' };
  return status === 'Valid' && publisher ? { publisher } : { problem: `is not trusted by this Windows (${status})` };
}

const saysMismatch = /MISMATCH/;
const saysUnsigned = /No signature found/;

/** Returns the common name; null for several names, because `/CN=a/CN=b` is ambiguous. */
function readCommonName(output: string): string | null {
  const [, subject = ''] = /Signer's certificate:[\s\S]*?Subject: *(.+)/.exec(output) ?? [];
  const names = [...subject.matchAll(/\/CN=(.*?)(?=\/\w+=|$)/g)].map(([, name = '']) => name.trim());
  return names.length === 1 && names[0] ? names[0] : null;
}

interface Ended {
  code?: number | string;
  stdout?: string;
  stderr?: string;
}

async function askOsslsigncode(path: string, { run, trust }: Authority): Promise<Signature> {
  try {
    const publisher = readCommonName(await run('osslsigncode', ['verify', '-in', path, ...(trust ? ['-CAfile', trust] : [])]));
    return publisher ? { publisher } : { problem: 'is signed by nobody that has one name' };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as Ended;
    if (code === 'ENOENT') return { problem: 'could not be verified: osslsigncode is missing' };
    const said = stdout + stderr;
    if (saysMismatch.test(said)) return { problem: 'was changed after it was signed' };
    return { problem: saysUnsigned.test(said) ? 'is not signed' : 'is signed by nobody that is trusted here' };
  }
}

/**
 * Verifies that the file is unchanged since it was signed, and that the signer is trusted. Uses the system on Windows, and `osslsigncode`
 * elsewhere.
 */
export const readSignature = (path: string, authority: Authority): Promise<Signature> =>
  authority.system === 'win32' ? askWindows(path, authority.run) : askOsslsigncode(path, authority);
