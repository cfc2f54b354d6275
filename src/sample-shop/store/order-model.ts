import type { KnownOrderStatus } from '@shared/domain/orders/order-status';
import type { Named, NamedRow, PlaceName } from './model';

export interface StoredVariantChoice {
  variant: NamedRow;
  variant_value: { id: number; value_en: string; value_ar: string };
}

export interface StoredSubCart {
  id: number;
  amount: number;
  price?: number | string;
  product: Named & { price: number | string; product_images: { url: string }[]; variant: StoredVariantChoice[] };
  dynamic_variant_carts: { id: number; amount: number; dynamic_variant: Named & { price: number } }[];
}

export interface StoredOrderAddress {
  addressName: string | null;
  governorate: PlaceName;
  area: PlaceName;
  block: string | null;
  street: string | null;
  avenue: string | null;
  houseNumber: string | null;
  floorNumber: string | null;
  officeNumber: string | null;
  otherInstructions: string | null;
}

export interface StoredPayment {
  payment_type: string;
  Ref: string;
  invoice_id: string;
  PostDate: string;
  createdAt: string;
}

interface CommonOrder {
  id: number;
  total: number | string;
  shipping_fee?: number | string;
  payment_method: string;
  payments: StoredPayment[];
  status: KnownOrderStatus;
  createdAt: string;
  user_address: StoredOrderAddress | null;
  user_addresses: StoredOrderAddress[];
  sub_carts: StoredSubCart[];
}

export interface StoredOrder extends CommonOrder {
  user: { username: string; email: string; phone: string };
  day: string;
}

export interface StoredGuestOrder extends CommonOrder {
  guest_name: string;
  guest_email: string;
  guest_phone: string;
}
