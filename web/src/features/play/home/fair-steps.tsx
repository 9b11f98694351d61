import { ArrowRight, Lock, Play, ScanSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';

const STEPS = [
  { name: 'lock', Icon: Lock },
  { name: 'play', Icon: Play },
  { name: 'check', Icon: ScanSearch },
] as const;

/** How provably fair play works, in three steps. */
export function FairSteps() {
  const { t } = useTranslation('home');
  return (
    <section
      aria-labelledby="fair-steps"
      className="lit grid gap-6 rounded-large bg-surface p-6 lg:grid-cols-[1.1fr_2fr] lg:items-center lg:gap-12 lg:p-10"
    >
      <div>
        <h2 id="fair-steps" className="font-display font-semibold text-2xl">
          {t('fair.title')}
        </h2>
        <p className="mt-2 text-muted">{t('fair.text')}</p>
        <a
          href={paths.fair()}
          className="mt-4 inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent-text hover:underline"
        >
          {t('fair.action')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </a>
      </div>
      <ol className="grid gap-5 sm:grid-cols-3">
        {STEPS.map(({ name, Icon }) => (
          <li key={name} className="flex gap-4 sm:flex-col sm:gap-3">
            <span className="lantern flex size-11 shrink-0 items-center justify-center rounded-full">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span>
              <span className="block font-semibold">{t(`fair.${name}.title`)}</span>
              <span className="block text-muted text-sm">{t(`fair.${name}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
