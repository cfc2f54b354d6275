/**
 * Libraries that Electron's program and keytar are linked to, and their Debian packages. `a | b`: the package's names in older and newer
 * systems. `verify-package` compares the packed program with this table, and the deb depends on all of these packages.
 */
const libraries: Readonly<Record<string, string>> = {
  'libc.so.6': 'libc6',
  'libstdc++.so.6': 'libstdc++6',
  'libgcc_s.so.1': 'libgcc-s1',
  'libglib-2.0.so.0': 'libglib2.0-0 | libglib2.0-0t64',
  'libgtk-3.so.0': 'libgtk-3-0 | libgtk-3-0t64',
  'libpango-1.0.so.0': 'libpango-1.0-0',
  'libcairo.so.2': 'libcairo2',
  'libatk-1.0.so.0': 'libatk1.0-0 | libatk1.0-0t64',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0 | libatk-bridge2.0-0t64',
  'libatspi.so.0': 'libatspi2.0-0 | libatspi2.0-0t64',
  'libnss3.so': 'libnss3',
  'libnspr4.so': 'libnspr4',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libcups.so.2': 'libcups2 | libcups2t64',
  'libdrm.so.2': 'libdrm2',
  'libgbm.so.1': 'libgbm1',
  'libasound.so.2': 'libasound2 | libasound2t64',
  'libexpat.so.1': 'libexpat1',
  'libudev.so.1': 'libudev1',
  'libX11.so.6': 'libx11-6',
  'libxcb.so.1': 'libxcb1',
  'libXcomposite.so.1': 'libxcomposite1',
  'libXdamage.so.1': 'libxdamage1',
  'libXext.so.6': 'libxext6',
  'libXfixes.so.3': 'libxfixes3',
  'libXrandr.so.2': 'libxrandr2',
  'libxkbcommon.so.0': 'libxkbcommon0',
  'libsecret-1.so.0': 'libsecret-1-0',
};

/** Other libraries of the same packages. */
const alongside: Readonly<Record<string, string>> = {
  'libgio-2.0.so.0': 'libglib-2.0.so.0',
  'libgobject-2.0.so.0': 'libglib-2.0.so.0',
  'libgmodule-2.0.so.0': 'libglib-2.0.so.0',
  'libgdk-3.so.0': 'libgtk-3.so.0',
  'libnssutil3.so': 'libnss3.so',
  'libsmime3.so': 'libnss3.so',
  'libdl.so.2': 'libc.so.6',
  'libm.so.6': 'libc.so.6',
  'libpthread.so.0': 'libc.so.6',
  'librt.so.1': 'libc.so.6',
  'ld-linux-x86-64.so.2': 'libc.so.6',
};

/** Packages that aren't linked: the system's commands for opening links, and its notifications. */
const besides = ['xdg-utils', 'libnotify4'];

/** Returns null for a library that no package of the table contains. */
export const packageOf = (library: string): string | null => libraries[alongside[library] ?? library] ?? null;

/** Dependencies of the deb. */
export const debDepends: string[] = [...new Set(Object.values(libraries)), ...besides].toSorted();
