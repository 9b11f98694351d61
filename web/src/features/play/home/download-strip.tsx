import { Smartphone } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useInstallState } from '../../../api/content/install-prompt.ts';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useDesktop } from '../../../ui/use-phone.ts';

/** A phone shows no code for phones: it neither fetches what draws one nor draws it. */
const qrPicture = lazily(() =>
  import('../../../ui/pictures/qr-picture.tsx').then((found) => found.QrPicture),
);

/** The way to the app, with the code for the phone on a desktop; nothing where this window is the app. */
export function DownloadStrip() {
  const { t } = useTranslation('home');
  const brand = useBrandName();
  const desktop = useDesktop();
  if (useInstallState() === 'installed') return null;
  return (
    <section
      aria-labelledby="download-strip"
      className="lit flex items-center gap-6 rounded-large bg-radial-[90%_160%_at_0%_0%] bg-surface from-glow to-65% to-transparent bg-no-repeat bg-origin-border p-5 sm:p-7 lg:gap-12 lg:px-10"
    >
      <img
        src="/art/mark.svg"
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className="size-16 shrink-0 rounded-[22%] max-sm:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h2 id="download-strip" className="font-display font-semibold text-xl sm:text-2xl">
            {t('download.title', { brand })}
          </h2>
          <p className="mt-1 text-muted">{t('download.text')}</p>
        </div>
        <LinkButton
          variant="secondary"
          href={paths.download()}
          icon={<Smartphone aria-hidden="true" />}
          className="max-sm:w-full sm:self-start"
        >
          {t('download.action')}
        </LinkButton>
      </div>
      <div className="hidden shrink-0 flex-col items-center gap-1.5 lg:flex">
        <span className="block size-30 rounded-medium bg-white [&_svg]:size-30">
          {desktop && (
            <Suspense>
              <Lazy
                of={qrPicture}
                props={{
                  text: new URL(paths.download(), location.href).href,
                  label: t('download.qr', { brand }),
                }}
              />
            </Suspense>
          )}
        </span>
        <p className="text-muted text-sm">{t('download.scan')}</p>
      </div>
    </section>
  );
}
