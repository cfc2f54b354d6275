import type { Processor, ProgramSystem } from '../../scripts/packaging/architecture';

const elf = { x64: 0x3e, arm64: 0xb7 };
const pe = { x64: 0x8664, arm64: 0xaa64 };
const machO = { x64: 0x01000007, arm64: 0x0100000c };
const headBytes = 512;
const peAt = 0x80;

const writers: Record<ProgramSystem, (head: Buffer, processors: Processor[]) => void> = {
  linux: (head, [processor = 'x64']) => {
    head.write('\x7fELF', 'latin1');
    head.writeUInt16LE(elf[processor], 18);
  },
  win: (head, [processor = 'x64']) => {
    head.write('MZ', 'latin1');
    head.writeUInt32LE(peAt, 0x3c);
    head.write('PE\0\0', peAt, 'latin1');
    head.writeUInt16LE(pe[processor], peAt + 4);
  },
  mac: (head, processors) => {
    if (processors.length === 1) {
      head.writeUInt32LE(0xfeedfacf, 0);
      head.writeUInt32LE(machO[processors[0] ?? 'x64'], 4);
      return;
    }
    head.writeUInt32BE(0xcafebabe, 0);
    head.writeUInt32BE(processors.length, 4);
    for (const [index, processor] of processors.entries()) head.writeUInt32BE(machO[processor], 8 + 20 * index);
  },
};

/** Returns the first bytes of a program or library, by which a system detects whether it can run it. */
export function headOfProgram(system: ProgramSystem, processors: Processor[]): Buffer {
  const head = Buffer.alloc(headBytes);
  writers[system](head, processors);
  return head;
}
