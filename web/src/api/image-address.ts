import type { VendorGroup } from '@lanna/contract/catalogue';
import { useBrand } from './brand.ts';

/** Addresses of pictures as section 3 of the specification has them; from the brand's own network of pictures, where it names one. */
export function useImageAddress() {
  const { merchant, imageCdns } = useBrand();
  const images = `${imageCdns[0]?.replace(/\/+$/, '') ?? ''}/${merchant}_IMAGES`;
  return {
    flag: (countryCode: string) => `${images}/COUNTRY_FLAG/${countryCode}.png`,
    /** In white, for a dark ground. */
    partnerLogo: (group: VendorGroup, vendor: string) =>
      `${images}/${group}_LIST_VENDOR/${encodeURIComponent(vendor)}-WHITE.png`,
  };
}
