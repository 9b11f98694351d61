import { useQuery } from '@tanstack/react-query';
import { FileDown, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useHydrated } from '../../../use-hydrated.ts';
import { Step } from './install-steps.tsx';
import { kindOfResource } from './platform.ts';
import { downloadsQuery } from './queries.ts';

const SCENES = ['download', 'settings', 'confirm'] as const;

/**
 * The lite iOS profile: an icon on the home screen without the way through Safari's menu. The brand's own where it names one among
 * its downloads, which it can have signed; else the one the portal makes, which is not, and iOS says so.
 */
export function AppleProfile() {
  const { t } = useTranslation('download');
  const brand = useBrandName();
  const hydrated = useHydrated();
  const { data: resources = [] } = useQuery(downloadsQuery);
  const own = resources.find(({ resourceType }) => kindOfResource(resourceType) === 'profile');
  const isOurs = own === undefined || own.url.startsWith('/install/');
  const href = isOurs ? `/install/ios.mobileconfig?language=${currentLanguage()}` : own.url;
  return (
    <section aria-labelledby="profile-heading" className="flex flex-col gap-4 border-line border-t pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="max-w-xl">
          <h3 id="profile-heading" className="font-semibold text-lg">
            {t('profile.title')}
          </h3>
          <p className="text-muted">{t('profile.text', { brand })}</p>
        </div>
        <LinkButton
          variant="secondary"
          href={href}
          icon={<FileDown aria-hidden="true" />}
          className="max-sm:w-full"
        >
          {t('profile.get')}
        </LinkButton>
      </div>
      <ol className="grid gap-5 sm:grid-cols-3">
        {SCENES.map((scene, at) => (
          <Step key={scene} scene={scene} number={at + 1} text={t(`profile.${at as 0 | 1 | 2}`, { brand })} />
        ))}
      </ol>
      {isOurs && (
        <p className="flex gap-2.5 text-muted text-sm">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t('profile.unsigned', { host: hydrated ? location.host : brand })}
        </p>
      )}
    </section>
  );
}
