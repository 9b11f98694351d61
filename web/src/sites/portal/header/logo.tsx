import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/brand.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';

/** A sky lantern in the brand's own colours, with the brand's name. */
export function Logo({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const name = useBrandName();
  return (
    <a
      href={paths.home()}
      aria-label={t('toHome', { brand: name })}
      className={classes('flex items-center gap-2', className)}
    >
      <LanternMark className="size-9" />
      <span className="font-display font-semibold text-[1.35rem] text-text leading-none tracking-wide">
        {name}
      </span>
    </a>
  );
}

export function useBrandName(): string {
  const { name } = useBrand();
  useTranslation('shell');
  return currentLanguage() === 'TH' ? name.TH : name.EN;
}

export function LanternMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="mark-body" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--accent-deep)" />
        </linearGradient>
      </defs>
      <path
        d="M20 3c7.6 0 12.6 4.6 12.6 12.4 0 7-3.4 11.6-6.2 15.2H13.6C10.8 27 7.4 22.4 7.4 15.4 7.4 7.6 12.4 3 20 3Z"
        fill="url(#mark-body)"
      />
      <path
        d="M20 3c-3.6 4-4.8 8-4.8 13.2 0 6 1.4 10.6 3 14.400M20 3c3.6 4 4.8 8 4.8 13.2 0 6-1.4 10.6-3 14.4"
        fill="none"
        stroke="var(--on-accent)"
        strokeOpacity="0.28"
        strokeWidth="1.3"
      />
      <path d="M13.6 30.600h12.800l-1 3H14.600Z" fill="var(--spark)" />
      <path d="M20 35.200c1.7 1 1.7 2.3 0 3.3-1.7-1-1.7-2.3 0-3.300Z" fill="var(--accent)" />
    </svg>
  );
}
