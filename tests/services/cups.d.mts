export interface PrivateCups {
  /** Environment of programs that print here. */
  env: { CUPS_SERVER: string };
  printers: { name: string; uri: string }[];
  /** Lists the jobs that the virtual printers have got, in order of arrival. */
  jobs(): { printer: string; id: number; title: string; file: string }[];
  stop(): Promise<void>;
}
export function canStartPrivateCups(): boolean;
export function startPrivateCups(
  folder?: string,
  options?: { printers?: string[]; areInstant?: boolean; keepsHistory?: boolean },
): Promise<PrivateCups>;
