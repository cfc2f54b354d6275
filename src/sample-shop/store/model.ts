import type { PromoType } from '@shared/contract/shop/promo-codes';
import type { HomeProductType } from '@shared/domain/home-product-type';
import type { MessageStatus } from '@shared/domain/message-status';
import type { AddressType } from '@shared/domain/orders/address-type';

/** Rows as the server stores them: field names of the wire, amounts in dinars. Pictures may be paths that begin with `/media/`. */
export interface Named {
  name_en: string;
  name_ar: string;
}
export interface NamedRow extends Named {
  id: number;
}

export interface StoredAdmin {
  id: number;
  f_name: string;
  l_name: string;
  email: string;
  phone: string;
  country_code: string;
  password: string;
  roles: readonly string[];
  avatar: string | null;
  isBlocked: boolean;
  isDeleted: boolean;
}

export type PlaceName = string | Named | null;

export interface StoredUserAddress {
  addressName: string;
  governorate: PlaceName;
  area: PlaceName;
  block: string;
  street: string;
  avenue: string;
  type: AddressType;
  buildingNumber?: string | undefined;
  floorNumber?: string | undefined;
  aptNumber?: string | undefined;
  officeNumber?: string | undefined;
  houseNumber?: string | undefined;
  otherInstructions: string;
}

export interface StoredUser {
  id: number;
  f_name: string;
  l_name: string;
  email: string;
  user_phones: { country_code: string; phone: string; is_default: boolean }[];
  user_addresses: StoredUserAddress[];
  isBlocked: boolean;
  isDeleted: boolean;
}

export interface StoredCategory extends NamedRow {
  image: string;
  isDeleted: boolean;
}

export interface StoredVariant extends NamedRow {
  category_id: number;
  variant_values: { id: number; value_en: string; value_ar: string }[];
}

export interface StoredDynamicVariant extends NamedRow {
  category_id: number;
  available_amount: number;
  has_amount: boolean;
  price: number;
  isDeleted: boolean;
}

export interface ChosenValue {
  variant_id: number;
  variant_value_id: number;
}

export interface StoredProduct extends NamedRow {
  description_en: string;
  description_ar: string;
  code: string;
  category_id: number;
  price: number;
  cost: number;
  offerPrice: number | null;
  amount: number;
  bestSeller: boolean;
  newIn: boolean;
  offer: boolean;
  images: string[];
  isDeleted: boolean;
  dynamic_variant: { dynamic_variant_id: number }[];
  all_image: boolean;
  all_price: boolean;
  all_cost: boolean;
  variant_data: { price: number; cost: number; images: string[]; amount: number }[];
  variant_combinations: ChosenValue[][];
}

export interface StoredNotification {
  id: number;
  title_en: string;
  title_ar: string;
  description_en: string;
  description_ar: string;
  createdAt: string;
}

export interface StoredPromoCode {
  id: number;
  name: string;
  amount: number;
  Type: PromoType;
  createdAt: string;
  end_date: string | null;
  max_usage: number;
  count_usage: number;
  is_active: boolean;
}

export interface StoredMessage {
  id: number;
  full_name: string;
  email: string;
  phone: string;
  message: string;
  status: MessageStatus;
}

export interface StoredHomeProduct {
  id: number;
  title: string;
  type: HomeProductType;
  description: string;
  images: string[];
}

export interface StoredArea extends NamedRow {
  country_id: number;
  governorate_id: number | null;
  delivery_fee: number;
}

export interface StoredCurrency {
  id: number;
  rate: number;
  country_id: number;
}

export interface StoredHomeBanner {
  image: string;
  title: string;
  description: string;
  catalog: string;
  tags: string[];
}

export interface StoredSocial {
  snapchat?: string | undefined;
  facebook?: string | undefined;
  instagram?: string | undefined;
  whatsapp?: string | undefined;
  twitter?: string | undefined;
  tiktok?: string | undefined;
  gmail?: string | undefined;
  address?: string | undefined;
  call_us?: string | undefined;
  time_from: string;
  time_to: string;
  qr_code?: string | undefined;
}

export interface StoredStaticBlock {
  id: number;
  title_en: string;
  title_ar: string;
  description_en: string;
  description_ar: string;
}

export interface StoredDelivery {
  delivery_possibility: boolean;
  delivery_all_area: boolean;
  delivery_fee: number;
  shipping_fee: number;
  cash_in_delivery: number;
  area_fees: { id: number; delivery_fee: number }[];
}

export interface StoredStyleUp {
  main_image: string | null;
  sheets: { title: string; items: { color: string; image: string }[] }[];
}
