import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

export type IconButtonProps = ComponentProps<'button'> & {
  /** What the button does, for screen readers. */
  label: string;
  size?: 'small' | 'medium';
};

/** A picture one can press. */
export function IconButton({ label, size = 'medium', className, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-small text-muted transition-colors',
        'hover:bg-raised hover:text-text disabled:opacity-50 aria-pressed:text-accent-text',
        size === 'small'
          ? 'size-8 [&_svg]:size-4'
          : 'size-[calc(var(--spacing-control)-0.25rem)] [&_svg]:size-5',
        className,
      )}
    />
  );
}
