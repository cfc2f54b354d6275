// npm run electron:fetch: downloads Electron's own program; ends with 1 if that fails. The bill of materials gets the versions of
// Electron's parts from it.
import { fetchElectron } from './find-electron.mjs';

const program = fetchElectron({ isDemanded: true });
console.log(program ?? "Electron's own program cannot be downloaded here");
process.exit(program === null ? 1 : 0);
