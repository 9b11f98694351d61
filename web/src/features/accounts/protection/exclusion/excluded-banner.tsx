import { useQuery } from '@tanstack/react-query';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '../../../../api/queries.ts';
import { paths } from '../../../../paths.ts';
import { useExclusionWords } from './use-exclusion-words.ts';

/** Beneath the header of every page while play is stopped: what holds, until when, and the ways to the money and to help. */
export function ExcludedBanner() {
  const { t } = useTranslation('protection');
  const words = useExclusionWords();
  const { data: member } = useQuery(memberQuery);
  const exclusion = member?.exclusion;
  if (!exclusion) return null;
  return (
    <section
      aria-label={t('banner.label')}
      className="border-line border-b bg-raised px-4 py-2.5 text-sm lg:px-6"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex min-w-0 items-start gap-2.5">
          <Moon className="mt-0.5 size-4 shrink-0 text-accent-text" aria-hidden="true" />
          <span>
            <strong className="font-semibold">{words.title(exclusion.kind)}</strong> {words.until(exclusion)}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-5 pl-6.5 sm:pl-0 [&_a]:py-1 [&_a]:font-semibold [&_a]:text-accent-text [&_a]:underline-offset-2 hover:[&_a]:underline">
          <a href={paths.memberCentre('withdraw')}>{t('holds.withdraw')}</a>
          <a href={paths.memberCentre('protection')}>{t('banner.more')}</a>
          <a href={paths.help({ page: 'responsible' })}>{t('banner.help')}</a>
        </p>
      </div>
    </section>
  );
}
