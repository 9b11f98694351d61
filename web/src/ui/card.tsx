import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A panel that lies on the page, with the light on its upper edge. */
export function Card({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classes('lit rounded-large bg-surface p-5', className)} />;
}
