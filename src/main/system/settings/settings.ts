import type { z } from 'zod';
import type { SlotName } from './slots';

/** One JSON file of the data folder. Reading throws when its content is not a JSON object; the platform's one is electron-store. */
export interface SettingsFile {
  readonly path: string;
  read(): Record<string, unknown>;
  /** Replaces the content atomically. */
  write(content: Record<string, unknown>): void;
}

/** What one area keeps in the settings. */
export interface Slot<Value> {
  /** The stored value, or the fallback when nothing readable is stored. */
  read(): Value;
  /** Throws when the disk refuses; the old value stays then. */
  write(value: Value): void;
  clear(): void;
}

export interface Settings {
  slot<Schema extends z.ZodType>(key: SlotName, schema: Schema, fallback: z.output<Schema>): Slot<z.output<Schema>>;
  /** Several slots in one write: all or nothing. */
  clear(keys: readonly SlotName[]): void;
}

export interface SettingsDeps {
  file: SettingsFile;
  /** A stored value is not what its owner can read; the file still holds it. */
  onUnreadable(key: string, reason: string): void;
  /** The same key in the last good copy. */
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
      // Slots are read many times a second, and change when somebody saves.
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
