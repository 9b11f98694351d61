import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useInstallState } from '../../../api/content/install-prompt.ts';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { useHydrated } from '../../../use-hydrated.ts';
import { AppleProfile } from './apple-profile.tsx';
import { ChatAppNotice } from './chat-app-notice.tsx';
import { DownloadHero } from './download-hero.tsx';
import { InstallSteps } from './install-steps.tsx';
import { PLATFORMS, type Platform, platformOf } from './platform.ts';
import { ResourceList } from './resource-list.tsx';

/** How a visitor gets the site as an app onto the device at hand, or by a code onto the phone. */
export function DownloadPage() {
  const { t } = useTranslation('download');
  const brand = useBrandName();
  // The server does not know the device: the visitor's own is shown once the page has been taken over.
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Platform>();
  const named = hydrated ? PLATFORMS.find((one) => location.hash === `#${one}`) : undefined;
  const platform = chosen ?? named ?? (hydrated ? platformOf(navigator) : 'android');
  const installed = useInstallState() === 'installed';
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-6 lg:gap-12 lg:px-6 lg:py-10">
      <DownloadHero />
      <ChatAppNotice />
      <section aria-labelledby="install-heading" className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h2 id="install-heading" className="font-display font-semibold text-2xl">
            {t('steps.title')}
          </h2>
          <Segments
            label={t('platform.label')}
            segments={PLATFORMS.map((value) => ({ value, label: t(`platform.${value}`) }))}
            value={platform}
            onValueChange={setChosen}
          />
        </div>
        <Card className="flex flex-col gap-6 sm:p-7">
          {installed && (
            <p role="status" className="rounded-medium bg-raised px-4 py-3 text-success text-sm">
              {t('installed', { brand })}
            </p>
          )}
          <InstallSteps platform={platform} />
          {platform === 'ios' && <AppleProfile />}
        </Card>
      </section>
      <ResourceList />
    </div>
  );
}
