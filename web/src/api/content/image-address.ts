import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { useBrand } from './brand.ts';

/** Addresses of pictures as section 3 of the specification has them; from the brand's own network of pictures, where it names one. */
export function useImageAddress() {
  const { merchant, imageCdns } = useBrand();
  const images = `${imageCdns[0]?.replace(/\/+$/, '') ?? ''}/${merchant}_IMAGES`;
  return {
    /** The brand has its own; else the pictures are the portal's. */
    network: imageCdns.length > 0,
    flag: (countryCode: string) => `${images}/COUNTRY_FLAG/${countryCode}.png`,
    /** In white, for a dark ground. */
    partnerLogo: (group: VendorGroup, vendor: string) =>
      `${images}/${group}_LIST_VENDOR/${encodeURIComponent(vendor)}-WHITE.png`,
  };
}
