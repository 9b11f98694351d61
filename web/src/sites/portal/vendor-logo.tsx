import { artPaths } from '../../art-paths.ts';
import { classes } from '../../ui/classes.ts';

/** The vendor's mark; its name stands beside it, so the picture itself is silent. */
export function VendorLogo({ vendor, className }: { vendor: string; className?: string }) {
  return (
    <img
      src={artPaths.vendorLogo(vendor)}
      alt=""
      loading="lazy"
      decoding="async"
      className={classes('object-contain', className)}
    />
  );
}
