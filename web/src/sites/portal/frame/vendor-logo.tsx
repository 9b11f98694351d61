import { artPaths } from '../../../../art/paths.ts';
import { classes } from '../../../ui/classes.ts';

/** The vendor's logo. With the name written beside it the picture is decorative, else `name` is its text alternative. */
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
