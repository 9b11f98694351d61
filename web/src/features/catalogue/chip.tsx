import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

/** A second press clears the choice. */
export function Chip({
  pressed,
  onPress,
  icon,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classes(
        'flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3 text-sm sm:px-4 transition-colors [&_svg]:size-4',
        pressed
          ? 'border-accent-text bg-raised font-semibold text-accent-text'
          : 'border-control-line bg-surface hover:border-accent-text hover:text-accent-text',
      )}
    >
      {icon ?? (pressed && <Check aria-hidden="true" />)}
      {children}
    </button>
  );
}
