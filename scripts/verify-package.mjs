// npm run verify-package -- DIR [--signed]: looks at what a package lays out on a machine, of any of the three systems.
import { parseArgs } from 'node:util';
import { toReport, verifyPackage } from './verify-package/verify.ts';

const { values, positionals } = parseArgs({ options: { signed: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
if (!folder) {
  console.error('npm run verify-package -- DIR, an unpacked package: release/linux-unpacked, release/win-unpacked, Diwan.app …');
  process.exit(2);
}
let findings;
try {
  findings = await verifyPackage(folder, { isSigned: values.signed });
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
const faulty = findings.filter(({ problems }) => problems.length > 0).length;
console.log(`${toReport(findings)}\n\n${folder}: ${faulty === 0 ? 'sound' : `${faulty} of ${findings.length} checks found something`}`);
process.exit(faulty === 0 ? 0 : 1);
