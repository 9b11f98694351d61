import { useQuery } from '@tanstack/react-query';
import type { VendorCard } from '../../../api/open-vendor.ts';
import { vendorsQuery } from '../../../api/queries.ts';

/** The vendor, where it keeps players' money itself: what its games show is not the balance of the wallet here. */
export function useOwnWallet(vendorCode: string | undefined): VendorCard | undefined {
  const { data } = useQuery(vendorsQuery);
  return data?.data.lanes
    .flatMap(({ cards }) => cards)
    .find(({ vassalage, accountTypeName }) => vassalage === vendorCode && accountTypeName === 'TRANSFER');
}
