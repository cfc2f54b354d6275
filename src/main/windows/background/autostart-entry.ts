/** Characters that the shell-like `Exec` line of a desktop entry gives a meaning, even between quotation marks. */
const special = /["`$\\]/g;

/** The desktop entry that starts the program when the person signs in (freedesktop.org, Desktop Application Autostart). */
export function toAutostartEntry(program: string, option: string): string {
  // First for the quoted argument, then for the entry's own strings; a percent sign would begin a field code.
  const quoted = program.replace(special, '\\$&').replaceAll('%', '%%').replaceAll('\\', '\\\\');
  return `[Desktop Entry]\nType=Application\nName=Diwan\nExec="${quoted}" ${option}\nX-GNOME-Autostart-enabled=true\n`;
}
