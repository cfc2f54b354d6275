import { useRead } from '@renderer/runtime/calls/use-read';
import type { FormRead } from '@renderer/ui/form/form-state';
import type { UnreadableRow } from '@shared/contract/answer';
import { useRef } from 'react';
import type { HomePageRecord } from './home-page-form';

/**
 * The three reads of the home page as one; it is there when all are, and failed when one failed. While one of them is read again, or was
 * in vain, the record stays as it was: half of it would be older than what was just saved.
 */
export function useHomePageRecord(): FormRead<HomePageRecord> & { unreadable: readonly UnreadableRow[] } {
  const banners = useRead('homeBanners.list', undefined);
  const collection = useRead('homeCollection.read', undefined);
  const barcode = useRead('homeBarcode.read', undefined);
  const reads = [banners, collection, barcode];
  const failedReads = reads.filter((read) => read.error);
  const shown = useRef<HomePageRecord | undefined>(undefined);
  const isSettled = failedReads.length === 0 && !reads.some((read) => read.isFetching);
  if (isSettled && banners.data && collection.data !== undefined && barcode.data !== undefined) {
    const record = { banners: banners.data.rows, collection: collection.data, barcode: barcode.data };
    if (!isSameParts(record, shown.current)) shown.current = record;
  }
  return {
    data: shown.current,
    unreadable: banners.data?.unreadable ?? [],
    error: failedReads[0]?.error ?? null,
    refetch: () => Promise.all(failedReads.map((read) => read.refetch())),
  };
}

function isSameParts(one: HomePageRecord, other: HomePageRecord | undefined): boolean {
  return one.banners === other?.banners && one.collection === other.collection && one.barcode === other.barcode;
}
