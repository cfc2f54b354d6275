// npm run verify-package -- PATH… [--signed] [--publisher NAME] [--trust FILE]: checks the unpacked files of packages, and installers.
import { parseArgs } from 'node:util';
import { toReport, verifyPackage } from './verify-package/verify.ts';

const { values, positionals } = parseArgs({
  options: { signed: { type: 'boolean' }, publisher: { type: 'string' }, trust: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error(
    'npm run verify-package -- PATH…, unpacked packages (release/linux-unpacked, release/win-unpacked, Diwan.app) or installers (release/*.msi …)',
  );
  process.exit(2);
}

async function verify(path) {
  try {
    return await verifyPackage(path, { isSigned: values.signed, publisher: values.publisher || null, trust: values.trust || null });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

let isSound = true;
for (const path of positionals) {
  const findings = await verify(path);
  const faulty = findings.filter(({ problems }) => problems.length > 0).length;
  console.log(`${toReport(findings)}\n\n${path}: ${faulty === 0 ? 'sound' : `${faulty} of ${findings.length} checks found something`}\n`);
  isSound &&= faulty === 0;
}
process.exit(isSound ? 0 : 1);
