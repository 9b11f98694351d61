import type { Language } from '@lanna/contract/people/members/members';
import { LockKeyhole, MapPinOff, ShieldAlert, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, WRITTEN } from '../../../i18n/languages.ts';
import { chooseLanguage, currentLanguage } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ContactLinks, useContactWays } from '../../../ui/text/contact-links.tsx';
import { MaintenanceFacts } from './maintenance-facts.tsx';
import { RegionFacts } from './region-facts.tsx';
import type { Closed } from './site-status.ts';

const ICONS = { maintenance: Wrench, region: MapPinOff, domain: ShieldAlert } as const;

export interface ClosedScreenProps {
  closed: Closed;
  /** The brand's languages: a visitor from a blocked region may read another one than the page's. */
  languages: readonly Language[];
  /** Of what the brand has written. */
  brandsLanguage: Language;
  timeZone: string;
  onCheck: () => void;
}

/** Shown instead of the site while it is closed to the visitor: why, what it means, how to contact support. */
export function ClosedScreen({ closed, languages, brandsLanguage, timeZone, onCheck }: ClosedScreenProps) {
  const { t } = useTranslation('site-states');
  const ways = useContactWays();
  const Icon = ICONS[closed.why];
  return (
    <main className="sky flex min-h-dvh flex-col items-center justify-center px-4 py-10">
      <div className="lit w-full max-w-xl rounded-large bg-surface px-6 py-9 text-center shadow-float sm:px-10">
        <span
          aria-hidden="true"
          className="mx-auto flex size-20 items-center justify-center rounded-full bg-sunken text-accent-text"
        >
          <Icon className="size-9" strokeWidth={1.6} />
        </span>
        <Title key={closed.why}>{t(`${closed.why}.title`)}</Title>
        <p className="mt-3 text-muted">{t(`${closed.why}.text`)}</p>
        {closed.why === 'maintenance' && (
          <MaintenanceFacts
            notice={closed.notice}
            until={closed.until}
            timeZone={timeZone}
            brandsLanguage={brandsLanguage}
          />
        )}
        {closed.why === 'region' && <RegionFacts ip={closed.ip} country={closed.country} />}
        {closed.why === 'domain' && <Fact label={t('domain.host')}>{location.host}</Fact>}
        {closed.why !== 'domain' && (
          <p className="mt-5 flex items-start justify-center gap-2 text-muted text-sm">
            <LockKeyhole className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {t('balanceSafe')}
          </p>
        )}
        <ContactLinks variant="buttons" className="mt-7" />
        <div className="mt-4">
          <Button variant={ways.length === 0 ? 'secondary' : 'ghost'} onClick={onCheck}>
            {t('check')}
          </Button>
        </div>
        <p className="mt-4 text-muted text-sm">{t('opensByItself')}</p>
        {closed.why !== 'domain' && (
          <a
            href={paths.status()}
            className="mt-3 inline-flex min-h-6 items-center font-medium text-accent-text text-sm hover:underline"
          >
            {t('status')}
          </a>
        )}
      </div>
      <Languages languages={languages} />
    </main>
  );
}

/** Takes the focus, so that a screen reader reads at once why the page has changed. */
function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-5 font-display font-semibold text-2xl outline-none">
      {children}
    </h1>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="mt-5 rounded-medium bg-sunken px-4 py-3 text-sm">
      <span className="text-muted">{label}</span> <span className="break-all font-semibold">{children}</span>
    </p>
  );
}

function Languages({ languages }: { languages: readonly Language[] }) {
  const { t } = useTranslation('site-states');
  const offered = languages.filter((language) => WRITTEN.includes(language));
  if (offered.length < 2) return null;
  return (
    <nav aria-label={t('languages')} className="mt-6 flex flex-wrap justify-center gap-1">
      {offered.map((language) => (
        <button
          key={language}
          type="button"
          lang={LANGUAGES[language].tag}
          aria-pressed={language === currentLanguage()}
          onClick={() => void chooseLanguage(language)}
          className="h-9 rounded-small px-3 text-muted text-sm transition-colors hover:text-text aria-pressed:font-semibold aria-pressed:text-accent-text"
        >
          {LANGUAGES[language].name}
        </button>
      ))}
    </nav>
  );
}
