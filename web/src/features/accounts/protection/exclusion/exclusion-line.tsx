import type { Protection } from '@lanna/contract/accounts/protection/limits';
import { Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { useExclusionWords } from './use-exclusion-words.ts';

/** Where money would go in: it cannot now, and the money that is there can be taken out. */
export function ExclusionLine({ exclusion }: { exclusion: NonNullable<Protection['exclusion']> }) {
  const { t } = useTranslation('protection');
  const words = useExclusionWords();
  return (
    <section className="lit flex flex-col gap-3 rounded-large bg-raised p-5">
      <p className="flex items-start gap-3">
        <Moon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
        <span>
          <strong className="font-semibold">{words.title(exclusion.kind)}</strong> {words.until(exclusion)}{' '}
          <span className="text-muted">{t('holds.text')}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton size="small" href={paths.memberCentre('withdraw')}>
          {t('holds.withdraw')}
        </LinkButton>
        <LinkButton size="small" variant="secondary" href={paths.memberCentre('protection')}>
          {t('banner.more')}
        </LinkButton>
      </div>
    </section>
  );
}
