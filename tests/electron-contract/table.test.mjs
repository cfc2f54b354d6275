import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readUsedMembers } from './used-members.mjs';

const readme = path.resolve(import.meta.dirname, '../electron-stand-in/README.md');

/** Returns the cells of every row below the heading, without the two lines of the table's head. */
function readTable() {
  const [, section] = readFileSync(readme, 'utf8').split('\n## Member by member\n');
  const [table] = section.split('\n## ');
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const membersOf = ([first]) => [...first.matchAll(/`([^`]+)`/g)].map(([, member]) => member);

describe("the table in the stand-in's README", () => {
  let used;
  beforeAll(() => {
    used = readUsedMembers();
  });

  it('is compared with what the app really uses', () => {
    expect(used).toEqual(
      expect.arrayContaining(['webContents.print', "app 'will-quit'", 'new BrowserWindow', 'contextBridge.exposeInMainWorld']),
    );
  });

  it('has a row for every member of Electron that the app uses', () => {
    const listed = new Set(readTable().flatMap(membersOf));
    expect(used.filter((member) => !listed.has(member))).toEqual([]);
  });

  it('names each member once, and says what Electron and what the stand-in does', () => {
    const listed = readTable().flatMap(membersOf);
    expect(listed.filter((member, index) => listed.indexOf(member) !== index)).toEqual([]);
    expect(readTable().filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });
});
