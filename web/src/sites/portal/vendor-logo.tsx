import { artPaths } from '../../../art/paths.ts';
import { classes } from '../../ui/classes.ts';

/** The vendor's sign. With a name beside it the picture is silent, else `name` is what it says. */
export function VendorLogo({
  vendor,
  name = '',
  className,
}: {
  vendor: string;
  name?: string;
  className?: string;
}) {
  return (
    <img
      src={artPaths.vendorLogo(vendor)}
      alt={name}
      loading="lazy"
      decoding="async"
      className={classes('object-contain', className)}
    />
  );
}
