import { Dices } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../ui/classes.ts';

const TRIES = 3;

/** A game's picture. One that does not come is asked for twice more, then a quiet drawing stands in for it. */
export function GameArt({ src, className }: { src: string; className?: string }) {
  const [failures, setFailures] = useState(0);
  if (failures >= TRIES) {
    return (
      <span
        className={classes('flex items-center justify-center bg-raised text-muted', className)}
        aria-hidden="true"
      >
        <Dices className="size-10" />
      </span>
    );
  }
  return (
    <img
      src={failures === 0 ? src : `${src}?try=${failures}`}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailures(failures + 1)}
      className={classes('object-cover', className)}
    />
  );
}
