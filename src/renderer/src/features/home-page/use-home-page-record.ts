import { useRead } from '@renderer/bridge/use-read';
import type { FormRead } from '@renderer/ui/form/form-state';
import type { HomePageRecord } from '@shared/contract/home-page-form';
import { useMemo } from 'react';

/** The three reads of the home page as one; it is there when all are, and failed when one failed. */
export function useHomePageRecord(): FormRead<HomePageRecord> {
  const banners = useRead('homeBanners.list', undefined);
  const collection = useRead('homeCollection.read', undefined);
  const barcode = useRead('homeBarcode.read', undefined);
  const data = useMemo<HomePageRecord | undefined>(
    () =>
      banners.data && collection.data !== undefined && barcode.data !== undefined
        ? { banners: banners.data.rows, collection: collection.data, barcode: barcode.data }
        : undefined,
    [banners.data, collection.data, barcode.data],
  );
  const failedReads = [banners, collection, barcode].filter((read) => read.error);
  return {
    data,
    error: failedReads[0]?.error ?? null,
    refetch: () => Promise.all(failedReads.map((read) => read.refetch())),
  };
}
