import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { useImageAddress } from '../../../api/content/image-address.ts';
import { VendorLogo } from './vendor-logo.tsx';

/** A partner's logo: white on a dark ground from the brand's network of pictures, where it names one; else as it is drawn here. */
export function PartnerLogo({ group, vendor, name }: { group: VendorGroup; vendor: string; name: string }) {
  const { network, partnerLogo } = useImageAddress();
  if (!network) return <VendorLogo vendor={vendor} name={name} className="h-12 w-30" />;
  return (
    <img
      src={partnerLogo(group, vendor)}
      alt={name}
      loading="lazy"
      decoding="async"
      className="h-12 w-30 rounded-medium bg-night object-contain px-2 py-1"
    />
  );
}
