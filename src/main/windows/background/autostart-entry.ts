/** Characters with a meaning in the shell-like `Exec` line of a desktop entry, even between quotation marks. */
const special = /["`$\\]/g;

/** Returns the desktop entry that starts the program when the user logs in (freedesktop.org, Desktop Application Autostart). */
export function toAutostartEntry(program: string, option: string): string {
  // Escape first for the quoted argument, then for the entry's own strings; a percent sign would begin a field code.
  const quoted = program.replace(special, '\\$&').replaceAll('%', '%%').replaceAll('\\', '\\\\');
  return `[Desktop Entry]\nType=Application\nName=Diwan\nExec="${quoted}" ${option}\nX-GNOME-Autostart-enabled=true\n`;
}
