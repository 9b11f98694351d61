import { artPaths } from '../../../../art/paths.ts';
import { classes } from '../../../ui/classes.ts';

/** The picture of a bet's game. Beside its name, so it says nothing of its own. The catalogue writes the portal's own topics in capitals. */
export function GamePicture({
  of: { vendor, gameCode },
  className,
}: {
  of: { vendor: string; gameCode: string };
  className: string;
}) {
  return (
    <img
      src={artPaths.gameCard({ vassalage: vendor.toUpperCase(), gameCode })}
      alt=""
      loading="lazy"
      decoding="async"
      className={classes('shrink-0 rounded-small bg-sunken object-cover', className)}
    />
  );
}
