import { useLayoutEffect, useRef, useState } from 'react';
import { askInTurn, isKept } from './pictures-in-turn.ts';

/** A picture of a long list: asked for when its turn comes, shown at once where it was seen not long ago. */
export function PictureInTurn({ address, className }: { address: string; className: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [known] = useState(() => (isKept(address) ? address : undefined));
  const atOnce = known === address;
  useLayoutEffect(() => {
    if (!atOnce && image.current) return askInTurn(image.current, address);
  }, [address, atOnce]);
  return (
    <img
      ref={image}
      // One that is asked for in its turn gets its address from there, and keeps it whatever is rendered anew.
      {...(atOnce && { src: address })}
      alt=""
      width="320"
      height="400"
      decoding="async"
      className={className}
    />
  );
}
