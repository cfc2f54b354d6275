// npm run electron:fetch: Electron's own program, or 1 where it cannot be had. The bill of materials asks it for its parts.
import { fetchElectron } from './find-electron.mjs';

const program = fetchElectron({ isDemanded: true });
console.log(program ?? "Electron's own program cannot be downloaded here");
process.exit(program === null ? 1 : 0);
