import { useState } from 'react';
import { artPaths } from '../../../../art/paths.ts';

/** A provider's drawn emblem; where there is none, the first letters of its name. */
export function VendorEmblem({ code, name }: { code: string; name: string }) {
  const [missing, setMissing] = useState(false);
  return (
    <span
      className="flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-medium bg-sunken font-display font-semibold text-accent-text text-sm"
      aria-hidden="true"
    >
      {missing ? (
        [...name].slice(0, 2).join('')
      ) : (
        <img
          src={artPaths.vendorLogo(code)}
          alt=""
          className="h-8 w-6.5 object-cover object-left"
          onError={() => setMissing(true)}
          draggable={false}
        />
      )}
    </span>
  );
}
