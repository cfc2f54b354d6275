import type { z } from 'zod';
import type { SlotName } from './slots';

/** One JSON file in the data folder. Reading throws if its content isn't a JSON object. The platform's implementation is electron-store. */
export interface SettingsFile {
  readonly path: string;
  read(): Record<string, unknown>;
  /** Replaces the content atomically. */
  write(content: Record<string, unknown>): void;
}

/** The value of one area in the settings. */
export interface Slot<Value> {
  /** Returns the stored value, or the fallback if there is no valid one. */
  read(): Value;
  /** Throws if the disk refuses; the old value stays then. */
  write(value: Value): void;
  clear(): void;
}

export interface Settings {
  slot<Schema extends z.ZodType>(key: SlotName, schema: Schema, fallback: z.output<Schema>): Slot<z.output<Schema>>;
  /** Clears several slots in one write: all or none. */
  clear(keys: readonly SlotName[]): void;
}

export interface SettingsDeps {
  file: SettingsFile;
  /** Called if a stored value is invalid for its slot; the file still has the value. */
  onUnreadable(key: string, reason: string): void;
  /** Returns the value of the same key in the last good copy. */
  lastGood(key: string): unknown;
}

/** A typed view on one settings file; every area declares its own slots beside the code that uses them. */
export function createSettings({ file, onUnreadable, lastGood }: SettingsDeps): Settings {
  let content = file.read();

  const replace = (next: Record<string, unknown>): void => {
    file.write(next);
    content = next;
  };
  const without = (keys: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(Object.entries(content).filter(([key]) => !keys.includes(key)));
  const clear = (keys: readonly string[]): void => {
    if (keys.some((key) => Object.hasOwn(content, key))) replace(without(keys));
  };

  return {
    slot(key, schema, fallback) {
      // Cache the value: slots are read many times a second, but change only when the user saves.
      let last: { stored: unknown; value: typeof fallback } | null = null;
      return {
        read() {
          if (!Object.hasOwn(content, key)) return fallback;
          const stored = content[key];
          if (last && last.stored === stored) return last.value;
          const parsed = schema.safeParse(stored);
          if (parsed.success) {
            last = { stored, value: parsed.data };
            return parsed.data;
          }
          onUnreadable(key, parsed.error.message);
          const rescued = schema.safeParse(lastGood(key));
          content = rescued.success ? { ...content, [key]: rescued.data } : without([key]);
          return rescued.success ? rescued.data : fallback;
        },
        write: (value) => replace({ ...content, [key]: value }),
        clear: () => clear([key]),
      };
    },
    clear,
  };
}
