/** The part of IPP/2.0 (RFC 8010) that requests to a local print server need. */
export const ippOperations = { getJobs: 0x000a, cancelJob: 0x0008, getPrinters: 0x4002 } as const;

export const ippTags = { integer: 0x21, keyword: 0x44, uri: 0x45, name: 0x42 } as const;

const groups = { operation: 0x01, end: 0x03 } as const;
const tags = { charset: 0x47, language: 0x48, enumeration: 0x23, integer: 0x21 } as const;

type IppValue = string | number;
export interface IppAttribute {
  tag: number;
  name: string;
  values: readonly IppValue[];
}
/** Attributes of one job or printer, by name. */
export type IppGroup = Map<string, IppValue[]>;

export interface IppResponse {
  /** A status below 0x0100 is a success. */
  status: number;
  groups: { tag: number; attributes: IppGroup }[];
}

export function encodeIpp(operation: number, attributes: readonly IppAttribute[]): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt16BE(0x0200, 0);
  head.writeUInt16BE(operation, 2);
  head.writeUInt32BE(1, 4);
  head.writeUInt8(groups.operation, 8);
  const all: IppAttribute[] = [
    { tag: tags.charset, name: 'attributes-charset', values: ['utf-8'] },
    { tag: tags.language, name: 'attributes-natural-language', values: ['en'] },
    ...attributes,
  ];
  return Buffer.concat([head, ...all.flatMap(encodeAttribute), Buffer.from([groups.end])]);
}

/** Encodes an attribute; its further values are encoded without a name. */
function encodeAttribute({ tag, name, values }: IppAttribute): Buffer[] {
  return values.map((value, index) => {
    const title = Buffer.from(index === 0 ? name : '', 'utf8');
    const body = typeof value === 'number' ? Buffer.alloc(4) : Buffer.from(value, 'utf8');
    if (typeof value === 'number') body.writeInt32BE(value);
    const lengths = [Buffer.alloc(2), Buffer.alloc(2)] as const;
    lengths[0].writeUInt16BE(title.length);
    lengths[1].writeUInt16BE(body.length);
    return Buffer.concat([Buffer.from([tag]), lengths[0], title, lengths[1], body]);
  });
}

/** Throws a RangeError if the message is truncated. Values that are neither text nor numbers are left out. */
export function decodeIpp(message: Buffer): IppResponse {
  const answer: IppResponse = { status: message.readUInt16BE(2), groups: [] };
  let position = 8;
  let last: IppValue[] = [];
  for (;;) {
    const tag = message.readUInt8(position++);
    if (tag === groups.end) return answer;
    if (tag <= 0x0f) {
      answer.groups.push({ tag, attributes: new Map() });
      continue;
    }
    const name = readPart();
    const body = readPart();
    if (name.length > 0) {
      last = [];
      answer.groups.at(-1)?.attributes.set(name.toString('utf8'), last);
    }
    const isNumber = (tag === tags.integer || tag === tags.enumeration) && body.length === 4;
    if (isNumber) last.push(body.readInt32BE(0));
    else if (tag === 0x22) last.push(body[0] === 1 ? 1 : 0);
    else if (tag >= 0x40 && tag <= 0x4f) last.push(body.toString('utf8'));
  }

  function readPart(): Buffer {
    const length = message.readUInt16BE(position);
    const end = position + 2 + length;
    if (end > message.length) throw new RangeError('IPP message is cut short');
    const part = message.subarray(position + 2, end);
    position = end;
    return part;
  }
}
