declare module 'spdx-satisfies' {
  /** Whether a licence expression is met by a list of agreed ones; throws for what is no expression. */
  export default function satisfies(expression: string, agreed: string[]): boolean;
}
