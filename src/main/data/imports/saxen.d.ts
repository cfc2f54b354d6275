declare module 'saxen' {
  export type Decode = (text: string) => string;
  /** Parses XML and reports each tag; throws if it is damaged. The package has no type declarations. */
  export class Parser {
    on(event: 'openTag', callback: (name: string, getAttributes: () => Record<string, string>, decode: Decode) => void): this;
    on(event: 'closeTag', callback: (name: string, decode: Decode) => void): this;
    on(event: 'text', callback: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', callback: (text: string) => void): this;
    parse(xml: string): unknown;
  }
}
