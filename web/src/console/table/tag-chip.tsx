import type { TagColour } from '@lanna/contract/tag-colours';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

/** A word for a member with a colour beside it; the word says all of it without the colour. */
export function TagChip({
  colour = 'grey',
  children,
}: {
  colour?: TagColour | undefined;
  children: ReactNode;
}) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 rounded-full border border-line px-2 py-0.5 text-xs">
      <span className={classes('size-2 shrink-0 rounded-full', DOTS[colour])} aria-hidden="true" />
      <span className="truncate">{children}</span>
    </span>
  );
}

const DOTS: Record<TagColour, string> = {
  grey: 'bg-control-line',
  red: 'bg-danger',
  orange: 'bg-warning',
  green: 'bg-success',
  blue: 'bg-[#3b82f6]',
  violet: 'bg-[#8b5cf6]',
};
