import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../../api/content/brand-name.ts';
import { paths } from '../../../../paths.ts';
import { DieFace } from '../../lotteries/balls/die-face.tsx';

/** What is played here, and that none of it has to be believed. */
export function ElottHead() {
  const { t } = useTranslation('elott');
  const { t: lobby } = useTranslation('lottery-lobby');
  const brand = useBrandName();
  return (
    <header className="lit relative isolate overflow-hidden rounded-large bg-surface">
      <div
        aria-hidden="true"
        className="absolute -top-3 right-0 -z-10 flex h-full items-center gap-1 opacity-90 [mask-image:linear-gradient(to_right,transparent,black_70%)] lg:right-8"
      >
        <DieFace points={5} className="size-14 -rotate-12 lg:size-20" />
        <DieFace points={1} className="mt-10 size-16 rotate-12 lg:size-24" />
      </div>
      <div className="flex max-w-2xl flex-col items-start gap-1.5 px-4 py-4 lg:px-7 lg:py-6">
        <h1 className="max-w-[66%] text-balance font-display font-semibold text-2xl leading-tight lg:max-w-none lg:text-3xl">
          {lobby('head.elott.title')}
        </h1>
        <p className="max-w-[72%] text-muted text-sm leading-snug lg:max-w-none lg:text-base">
          {t('lobby.lead')}
        </p>
        <a
          href={paths.drawProof()}
          className="-ml-2 mt-0.5 inline-flex min-h-11 items-center gap-2 rounded-medium px-2 py-1 text-accent-text text-sm leading-snug underline-offset-4 hover:underline"
        >
          <ShieldCheck className="size-5 shrink-0" aria-hidden="true" />
          {t('lobby.fair', { brand })}
        </a>
      </div>
    </header>
  );
}
