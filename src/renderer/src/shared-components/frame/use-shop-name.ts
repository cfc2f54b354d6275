import { useRead } from '@renderer/runtime/calls/use-read';

/** Returns the shop's name from the printing settings; empty if it isn't set. */
export function useShopName(): string {
  const { data } = useRead('printing.readSettings', undefined, { failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY });
  return data?.shopName ?? '';
}
