import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { AccountKinds } from './account-kinds.tsx';
import { Application } from './application.tsx';
import { HowItPays } from './how-it-pays.tsx';
import { Promises } from './promises.tsx';

/** Becoming an agent: what it is, what it pays and does not, what is asked of one, and the form. */
export function JoinPage() {
  const { t } = useTranslation('join');
  const brand = useBrandName();
  const { demo } = useBrand();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-10 px-4 py-6 lg:gap-14 lg:px-6 lg:py-10">
      <header className="lit overflow-hidden rounded-large bg-radial-[120%_150%_at_88%_-25%] bg-surface from-glow to-65% to-transparent bg-no-repeat bg-origin-border">
        <div className="grid gap-6 p-5 sm:p-8 lg:grid-cols-[1fr_17rem] lg:items-center lg:gap-12">
          <div className="flex flex-col gap-4">
            <h1 className="font-display font-semibold text-[1.8rem] leading-tight sm:text-4xl">
              {t('title', { brand })}
            </h1>
            <p className="max-w-xl text-lg text-muted">{t('lead')}</p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <LinkButton
                href="#join-form"
                size="large"
                icon={<ArrowDown aria-hidden="true" />}
                className="max-sm:w-full"
              >
                {t('toForm')}
              </LinkButton>
              <p className="text-muted text-sm">{t('free')}</p>
            </div>
            {demo && <p className="rounded-medium bg-sunken px-4 py-3 text-sm">{t('demo')}</p>}
          </div>
          <LanternLine />
        </div>
      </header>
      <HowItPays />
      <AccountKinds />
      <Promises />
      <Application />
    </div>
  );
}

/** Lanterns that hang from one another: a line of agents and the members below them. */
function LanternLine() {
  return (
    <svg viewBox="0 -18 220 208" aria-hidden="true" className="mx-auto hidden w-full max-w-64 lg:block">
      <g fill="none" className="stroke-control-line" strokeWidth="2">
        <path d="M110 46V74M110 74C110 88 52 84 52 104M110 74C110 88 168 84 168 104M52 138C52 150 24 150 24 162M52 138C52 150 80 150 80 162M168 138C168 150 140 150 140 162M168 138C168 150 196 150 196 162" />
      </g>
      {[
        [110, 26, 1],
        [52, 120, 0.72],
        [168, 120, 0.72],
        [24, 172, 0.4],
        [80, 172, 0.4],
        [140, 172, 0.4],
        [196, 172, 0.4],
      ].map(([x, y, scale]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          <circle r="40" className="fill-accent" opacity="0.13" />
          <path
            d="M0-24C14-24 21-15 20-3 19 8 14 15 11 20H-11C-14 15-19 8-20-3-21-15-14-24 0-24Z"
            className="fill-accent"
          />
          <path d="M-12 21H12L10 27H-10Z" className="fill-spark" />
        </g>
      ))}
    </svg>
  );
}
