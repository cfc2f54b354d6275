import type { KitchenKey } from '@shared/contract/site/style-up';
import type { StoredDelivery, StoredHomeBanner, StoredSocial, StoredStaticBlock, StoredStyleUp } from './model';
import type { SeedClock } from './seed-clock';
import type { Table } from './table';

/** The tables by name: each area adds its own beside its calls (`declare module`), with its rows of the first day (`TableSeeds`). */
// biome-ignore lint/suspicious/noEmptyInterface: the areas declare its members.
export interface Tables {}

export interface SeedContext extends SeedClock {
  seed: number;
  /** Number of orders of each kind; undefined for the seed's number. */
  orders?: number;
}

/** First day's rows of these tables, created at a table's first use. */
export type TableSeeds<Name extends keyof Tables> = {
  readonly [Key in Name]: (context: SeedContext) => Tables[Key] extends Table<infer Row> ? readonly Row[] : never;
};

/** Records that exist once; null or an empty list if nothing has been saved yet. */
export interface Singles {
  homeBanners: StoredHomeBanner[];
  collection: { description: string; images: string[] } | null;
  barcode: { url: string } | null;
  homeSocial: StoredSocial | null;
  shopSocial: StoredSocial | null;
  homeAbout: StoredStaticBlock[];
  shopAbout: StoredStaticBlock[];
  shopBanners: { image: string }[];
  delivery: StoredDelivery | null;
  iban: { iban: string } | null;
  styleUp: Record<KitchenKey, StoredStyleUp | null>;
}

export interface Store {
  readonly tables: Tables;
  readonly singles: Singles;
  readonly uploads: Map<string, Upload>;
}

interface Upload {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}
