import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readArchitecture } from '../packaging/architecture.ts';
import { packageOf } from '../packaging/libraries.ts';
import type { PackedApp } from './packed-app.ts';

const elf = { magic: 0x7f454c46, headBytes: 64, programHeaderBytes: 56 };
const kinds = { load: 1, dynamic: 2 };
const tags = { end: 0, needed: 1, names: 5 };

interface Segment {
  kind: number;
  offset: number;
  address: number;
  size: number;
}

function readSegments(file: Buffer): Segment[] {
  const [at, count] = [Number(file.readBigUInt64LE(32)), file.readUInt16LE(56)];
  return Array.from({ length: count }, (_, index) => {
    const entry = file.subarray(at + index * elf.programHeaderBytes);
    const long = (offset: number): number => Number(entry.readBigUInt64LE(offset));
    return { kind: entry.readUInt32LE(0), offset: long(8), address: long(16), size: long(32) };
  });
}

/** Returns the libraries that a 64-bit program or library is linked to; an empty list for other files. */
function readLinkedLibraries(file: Buffer): string[] {
  if (file.length < elf.headBytes || file.readUInt32BE(0) !== elf.magic) return [];
  const segments = readSegments(file);
  const dynamic = segments.find(({ kind }) => kind === kinds.dynamic);
  if (!dynamic) return [];
  const entries: { tag: number; value: number }[] = [];
  for (let at = dynamic.offset; at < dynamic.offset + dynamic.size; at += 16) {
    const entry = { tag: Number(file.readBigInt64LE(at)), value: Number(file.readBigUInt64LE(at + 8)) };
    if (entry.tag === tags.end) break;
    entries.push(entry);
  }
  const namesAt = entries.find(({ tag }) => tag === tags.names)?.value ?? 0;
  const holding = segments.find(({ kind, address, size }) => kind === kinds.load && namesAt >= address && namesAt < address + size);
  const names = namesAt - (holding?.address ?? 0) + (holding?.offset ?? 0);
  const textAt = (at: number): string => file.toString('latin1', at, file.indexOf(0, at));
  return entries.flatMap(({ tag, value }) => (tag === tags.needed ? [textAt(names + value)] : []));
}

/** On Linux, checks that every library is packed or belongs to a package that the deb depends on. */
export async function checkLibraries({ folder, files, system }: PackedApp): Promise<string[]> {
  if (system !== 'linux') return [];
  const own = new Set(files.map((path) => basename(path)));
  const problems: string[] = [];
  for (const path of files) {
    if ((await readArchitecture(join(folder, path)))?.system !== 'linux') continue;
    const foreign = readLinkedLibraries(await readFile(join(folder, path))).filter((name) => !own.has(name) && packageOf(name) === null);
    problems.push(...foreign.map((name) => `${path} needs ${name}, which no package of the deb brings`));
  }
  return problems;
}
