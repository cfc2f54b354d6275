export interface PrivateCups {
  /** For programs that are to print here. */
  env: { CUPS_SERVER: string };
  printers: { name: string; uri: string }[];
  /** What the virtual printers have been sent, in order of arrival. */
  jobs(): { printer: string; id: number; title: string; file: string }[];
  stop(): Promise<void>;
}
export function canStartPrivateCups(): boolean;
export function startPrivateCups(
  folder?: string,
  options?: { printers?: string[]; areInstant?: boolean; keepsHistory?: boolean },
): Promise<PrivateCups>;
