import { classes } from '../../../../ui/classes.ts';
import { waveClasses } from './ball-colours.ts';

const SIZES = {
  tiny: 'size-5 text-[0.6875rem]',
  small: 'size-7 text-sm',
  key: 'size-full max-h-9 max-w-9 text-base',
  large: 'size-9 text-base sm:size-11 sm:text-xl',
};

/** A number of 1 to 49 in the colour it is known by. Hidden, its place is kept. */
export function WaveBall({
  number,
  size,
  hidden = false,
}: {
  number: number;
  size: keyof typeof SIZES;
  hidden?: boolean;
}) {
  return (
    <span
      className={classes(
        'figures inline-flex shrink-0 items-center justify-center rounded-full font-display font-semibold leading-none',
        SIZES[size],
        hidden
          ? 'border border-line border-dashed bg-sunken'
          : classes(
              waveClasses(number),
              size !== 'tiny' &&
                'shadow-[inset_0_1px_0_rgb(255_255_255/0.4),inset_0_-3px_5px_rgb(0_0_0/0.18),0_1px_2px_rgb(0_0_0/0.3)]',
            ),
      )}
    >
      {hidden ? '' : String(number).padStart(2, '0')}
    </span>
  );
}
