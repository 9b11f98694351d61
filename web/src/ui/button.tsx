import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonVariant {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width it is given. */
  wide?: boolean;
  /** Before the words. */
  icon?: ReactNode;
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonVariant & {
    /** An action is running: the button keeps its width and its focus, and ignores further presses. */
    busy?: boolean;
  };

export function Button({ variant, size, wide, icon, busy = false, disabled = false, ...rest }: ButtonProps) {
  const { children, className, onClick, type = 'button', ...attributes } = rest;
  const off = busy || disabled;
  return (
    <button
      {...attributes}
      type={type}
      aria-busy={busy || undefined}
      // Not `disabled` while busy: the focus would be lost, and with it the reader's place.
      aria-disabled={off || undefined}
      disabled={disabled && !busy}
      onClick={(event) => (off ? event.preventDefault() : onClick?.(event))}
      className={classes(buttonVariant({ variant, size, wide }), className)}
    >
      <span className={classes('contents', busy && '*:opacity-0')}>
        {icon}
        <span className="min-w-0 text-balance leading-tight">{children}</span>
      </span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}

export type LinkButtonProps = ComponentProps<'a'> & ButtonVariant & { href: string };

/** A link that looks like a button: it navigates. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  children,
  className,
  ...attributes
}: LinkButtonProps) {
  return (
    <a {...attributes} className={classes(buttonVariant({ variant, size, wide }), className)}>
      {icon}
      <span className="min-w-0 text-balance leading-tight">{children}</span>
    </a>
  );
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined };

function buttonVariant({
  variant = 'primary',
  size = 'medium',
  wide = false,
}: Optional<ButtonVariant>): string {
  return classes(
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 text-center font-semibold',
    'transition-[filter,background-color,border-color,transform,opacity] active:translate-y-px',
    'aria-disabled:pointer-events-none not-aria-busy:aria-disabled:opacity-55',
    Variants[variant],
    SIZES[size],
    wide && 'w-full',
  );
}

const Variants = {
  primary: 'lantern hover:brightness-107',
  secondary: 'border border-control-line bg-raised text-text hover:border-accent-text hover:text-accent-text',
  ghost: 'text-text hover:bg-raised hover:text-accent-text',
  danger: 'bg-danger-fill text-on-danger-fill shadow-near hover:brightness-110',
} as const;

const SIZES = {
  small: 'min-h-8 rounded-small px-3 py-1 text-sm [&_svg]:size-4',
  medium: 'min-h-control rounded-medium px-5 py-1.5 text-control [&_svg]:size-[1.15rem]',
  large: 'min-h-13 rounded-medium px-7 py-2 text-lg [&_svg]:size-5',
} as const;
