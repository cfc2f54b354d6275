import type { KitchenKey } from '@shared/contract/site/style-up';
import type {
  NamedRow,
  StoredAdmin,
  StoredArea,
  StoredCategory,
  StoredCurrency,
  StoredDelivery,
  StoredDynamicVariant,
  StoredHomeBanner,
  StoredHomeProduct,
  StoredMessage,
  StoredNotification,
  StoredProduct,
  StoredPromoCode,
  StoredSocial,
  StoredStaticBlock,
  StoredStyleUp,
  StoredUser,
  StoredVariant,
} from './model';
import type { StoredGuestOrder, StoredOrder } from './order-model';
import type { Table } from './table';

export interface Tables {
  readonly admins: Table<StoredAdmin>;
  readonly users: Table<StoredUser>;
  readonly categories: Table<StoredCategory>;
  readonly variants: Table<StoredVariant>;
  readonly dynamicVariants: Table<StoredDynamicVariant>;
  readonly products: Table<StoredProduct>;
  readonly orders: Table<StoredOrder>;
  readonly guestOrders: Table<StoredGuestOrder>;
  readonly notifications: Table<StoredNotification>;
  readonly promoCodes: Table<StoredPromoCode>;
  readonly homeMessages: Table<StoredMessage>;
  readonly shopMessages: Table<StoredMessage>;
  readonly homeProducts: Table<StoredHomeProduct>;
  readonly branding: Table<{ id: number; url: string }>;
  readonly countries: Table<NamedRow>;
  readonly governorates: Table<NamedRow>;
  readonly areas: Table<StoredArea>;
  readonly currencies: Table<StoredCurrency>;
}

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
