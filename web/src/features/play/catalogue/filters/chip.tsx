import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { classes } from '../../../../ui/classes.ts';

/** A second press clears the choice. */
export function Chip({
  pressed,
  onPress,
  icon,
  count,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  icon?: ReactNode;
  /** How many games it would leave; undefined while that is not known. */
  count?: number | undefined;
  children: ReactNode;
}) {
  // One that leaves no game can still be given up.
  const off = count === 0 && !pressed;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={off}
      onClick={onPress}
      className={classes(
        'flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-3 text-sm sm:px-4 transition-colors [&_svg]:size-4',
        pressed
          ? 'border-accent-text bg-raised font-semibold text-accent-text'
          : 'border-control-line bg-surface enabled:hover:border-accent-text enabled:hover:text-accent-text disabled:border-line disabled:text-muted disabled:opacity-60',
      )}
    >
      {icon ?? (pressed && <Check aria-hidden="true" />)}
      {children}
      {count !== undefined && <Count of={count} />}
    </button>
  );
}

function Count({ of: count }: { of: number }) {
  const { t } = useTranslation('catalogue');
  const games = displayCount(count);
  return (
    <span className="figures font-normal text-muted text-xs">
      <span aria-hidden="true">{games}</span>
      <span className="sr-only">{t('found', { count, games })}</span>
    </span>
  );
}
