import { describe, expect, it } from 'vitest';
import { toAutostartEntry } from './autostart-entry';

describe('the entry that starts the program with the computer', () => {
  it('names the program in quotation marks, and starts it without a window', () => {
    expect(toAutostartEntry('/opt/Diwan/diwan', '--hidden').split('\n')).toEqual([
      '[Desktop Entry]',
      'Type=Application',
      'Name=Diwan',
      'Exec="/opt/Diwan/diwan" --hidden',
      'X-GNOME-Autostart-enabled=true',
      '',
    ]);
  });

  it('takes no character of the path for a command', () => {
    expect(toAutostartEntry('/home/a "b"/$c`d`%f\\e', '--hidden')).toContain(
      'Exec="/home/a \\\\"b\\\\"/\\\\$c\\\\`d\\\\`%%f\\\\\\\\e" --hidden',
    );
  });
});
