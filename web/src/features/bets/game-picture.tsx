import { artPaths } from '../../../art/paths.ts';
import { classes } from '../../ui/classes.ts';

/** The picture of a bet's game. Beside its name, so it says nothing of its own. */
export function GamePicture({
  of: { vendor, gameCode },
  className,
}: {
  of: { vendor: string; gameCode: string };
  className: string;
}) {
  return (
    <img
      src={artPaths.gameCard({ vassalage: vendor, gameCode })}
      alt=""
      loading="lazy"
      decoding="async"
      className={classes('shrink-0 rounded-small bg-sunken object-cover', className)}
    />
  );
}
