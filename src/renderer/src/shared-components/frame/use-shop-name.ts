import { useRead } from '@renderer/runtime/calls/use-read';

/** The shop's name as the printer settings know it; empty when nobody entered one. */
export function useShopName(): string {
  const { data } = useRead('printing.readSettings', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY });
  return data?.shopName ?? '';
}
