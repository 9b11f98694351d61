import { classes } from '../classes.ts';

/** A picture, or the first letter of the name where there is none. The name is written beside it. */
export function Avatar({ name, picture, className }: { name: string; picture?: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'lantern inline-flex size-10 shrink-0 select-none items-center justify-center overflow-hidden rounded-full font-display font-semibold',
        className,
      )}
    >
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : firstLetter(name)}
    </span>
  );
}

/** A Thai name begins with a vowel that is read after its consonant; the consonant is the letter people use. */
function firstLetter(name: string): string {
  const letters = name.replace(/^[เแโใไ]/, '');
  return (letters.at(0) ?? '').toUpperCase();
}
