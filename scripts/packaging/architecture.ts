import { open } from 'node:fs/promises';

export type ProgramSystem = 'win' | 'mac' | 'linux';
export type Processor = 'x64' | 'arm64';

/** System and processors of a program or library; a universal one of macOS has two processors. */
export interface Architecture {
  system: ProgramSystem;
  processors: Processor[];
}

const elf = {
  magic: 0x7f454c46,
  processors: new Map<number, Processor>([
    [0x3e, 'x64'],
    [0xb7, 'arm64'],
  ]),
};
const pe = {
  magic: 0x4d5a,
  processors: new Map<number, Processor>([
    [0x8664, 'x64'],
    [0xaa64, 'arm64'],
  ]),
};
const machO = {
  magic: 0xcffaedfe,
  fatMagic: 0xcafebabe,
  processors: new Map<number, Processor>([
    [0x01000007, 'x64'],
    [0x0100000c, 'arm64'],
  ]),
};
const fatEntryBytes = 20;
const headBytes = 4096;

const known = (processors: (Processor | undefined)[]): Processor[] => processors.filter((each) => each !== undefined);

function parseFat(head: Buffer): Architecture {
  const entries = Array.from({ length: head.readUInt32BE(4) }, (_, index) => head.readUInt32BE(8 + index * fatEntryBytes));
  return { system: 'mac', processors: known(entries.map((entry) => machO.processors.get(entry))) };
}

/** Reads the architecture from a file's first bytes; null if it isn't a program or library of the three systems. */
export function parseArchitecture(head: Buffer): Architecture | null {
  if (head.length < 64) return null;
  const magic = head.readUInt32BE(0);
  if (magic === elf.magic) return { system: 'linux', processors: known([elf.processors.get(head.readUInt16LE(18))]) };
  if (magic === machO.magic) return { system: 'mac', processors: known([machO.processors.get(head.readUInt32LE(4))]) };
  if (magic === machO.fatMagic) return parseFat(head);
  const peAt = head.readUInt16BE(0) === pe.magic ? head.readUInt32LE(0x3c) : head.length;
  return peAt + 6 > head.length ? null : { system: 'win', processors: known([pe.processors.get(head.readUInt16LE(peAt + 4))]) };
}

/** Like `parseArchitecture`, for the file at a path. */
export async function readArchitecture(path: string): Promise<Architecture | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return parseArchitecture(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
