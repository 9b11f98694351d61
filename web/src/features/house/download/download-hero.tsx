import { Download, Maximize, RefreshCw, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { askToInstall, useInstallState } from '../../../api/content/install-prompt.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { QrCard } from './qr-card.tsx';

const REASONS = [
  { name: 'same', Icon: Wallet },
  { name: 'full', Icon: Maximize },
  { name: 'fresh', Icon: RefreshCw },
] as const;

/** What the app is, the button that installs it where the browser has one, and the code for the phone. */
export function DownloadHero() {
  const { t } = useTranslation('download');
  const brand = useBrandName();
  const state = useInstallState();

  async function install() {
    const outcome = await askToInstall();
    if (outcome === 'accepted') notify({ tone: 'success', text: t('install.done', { brand }) });
    if (outcome === 'unavailable') notify({ tone: 'info', text: t('install.byHand') });
  }

  return (
    <header className="lit grid gap-7 rounded-large bg-surface bg-no-repeat bg-origin-border bg-radial-[120%_140%_at_12%_-20%] from-glow to-65% to-transparent p-5 sm:p-8 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-12">
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex items-center gap-4">
          <img
            src="/art/mark.svg"
            alt=""
            width="72"
            height="72"
            className="size-18 shrink-0 rounded-[22%] shadow-float"
          />
          <h1 className="font-display font-semibold text-[1.7rem] leading-tight sm:text-4xl">
            {t('title', { brand })}
          </h1>
        </div>
        <p className="max-w-xl text-lg text-muted">{t('lead')}</p>
        {state === 'offered' && (
          <Button
            size="large"
            icon={<Download aria-hidden="true" />}
            className="max-sm:w-full sm:self-start"
            onClick={() => void install()}
          >
            {t('install.now')}
          </Button>
        )}
        <ul className="grid gap-3 text-sm sm:grid-cols-3">
          {REASONS.map(({ name, Icon }) => (
            <li key={name} className="flex gap-3 sm:flex-col sm:gap-2">
              <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden="true" />
              <span>
                <span className="block font-semibold">{t(`reason.${name}.title`)}</span>
                <span className="block text-muted">{t(`reason.${name}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {/* No visitor scans the screen of the phone in hand; there it comes with the list of links below. */}
      <div className="hidden lg:block">
        <QrCard path={paths.download()} label={t('qr.page', { brand })} name="download" />
        <p className="mt-3 mx-auto max-w-56 text-center text-muted text-sm">{t('qr.scan')}</p>
      </div>
    </header>
  );
}
