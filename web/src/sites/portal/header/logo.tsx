import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';

/** As wide as its strip, and narrower where a phone's header has no room. */
export const WIDE_LOGO = 'h-9 w-36 object-left max-[399px]:w-24';

/** The brand's own logo; else its mark or a sky lantern in its colours, with its name. */
export function Logo({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const name = useBrandName();
  const { mark, logo } = useBrand().front;
  return (
    <a
      href={paths.home()}
      aria-label={t('toHome', { brand: name })}
      className={classes('flex items-center gap-2', className)}
    >
      <Mark of={logo ?? mark} className={logo ? WIDE_LOGO : 'size-9'} />
      {!logo && (
        <span className="font-display font-semibold text-[1.35rem] text-text leading-none tracking-wide">
          {name}
        </span>
      )}
    </a>
  );
}

/** The brand's own mark, or the lantern. The name stands beside it. */
export function BrandMark({ className }: { className?: string }) {
  return <Mark of={useBrand().front.mark} className={className} />;
}

/** A picture of the brand's pages by its id, or the lantern. */
export function Mark({ of, className }: { of: string | null | undefined; className?: string | undefined }) {
  if (!of) return <LanternMark className={className} />;
  return (
    <img
      src={`/files/${of}.webp`}
      alt=""
      width="44"
      height="44"
      className={classes('object-contain', className)}
    />
  );
}

function LanternMark({ className }: { className?: string | undefined }) {
  // The server's page has several, and a colour of one that is not displayed colours nothing.
  const body = useId();
  return (
    <svg viewBox="-100 -110 200 240" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={body} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--accent-deep)" />
        </linearGradient>
      </defs>
      <path
        d="M0-104C58-104 88-68 84-14 81 32 60 62 46 88H-46C-60 62-81 32-84-14-88-68-58-104 0-104Z"
        fill={`url(#${body})`}
      />
      <path
        d="M0-102C-30-66-34-8-30 26-28 50-22 70-16 88M0-102C30-66 34-8 30 26 28 50 22 70 16 88"
        fill="none"
        stroke="var(--on-accent)"
        strokeOpacity="0.4"
        strokeWidth="7"
      />
      <path d="M-52 90H52L45 116H-45Z" fill="var(--spark)" />
    </svg>
  );
}
