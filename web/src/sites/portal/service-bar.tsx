import { ArrowUpToLine, Network, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isAgent } from '../../api/route-guard.ts';
import { useSession } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { ContactIcon, contactAnchor, useContactWays } from '../../ui/contact-links.tsx';
import { useUiWords } from '../../ui/words.tsx';

const ITEM =
  'flex h-14 min-w-14 flex-col items-center justify-center gap-0.5 rounded-medium px-1 text-[0.6875rem] leading-tight text-muted transition-colors hover:bg-raised hover:text-accent-text [&_svg]:size-5';

/** At the right edge of the desktop: service, always in the same place. */
export function ServiceBar() {
  const { t } = useTranslation('shell');
  const { contact } = useUiWords();
  const session = useSession();
  return (
    <aside
      aria-label={t('service.label')}
      className="lit -translate-y-1/2 fixed top-1/2 right-3 z-30 hidden flex-col gap-1 rounded-large bg-surface p-1.5 min-[1440px]:flex"
    >
      {isAgent(session) && (
        <a href={paths.agentCentre()} className={ITEM}>
          <Network aria-hidden="true" />
          {t('team')}
        </a>
      )}
      {useContactWays().map((way) => (
        <a key={way.href} {...contactAnchor(way)} title={way.text} className={ITEM}>
          <ContactIcon kind={way.kind} />
          {contact[way.kind]}
        </a>
      ))}
      <a href={paths.fair()} className={ITEM}>
        <ShieldCheck aria-hidden="true" />
        {t('fairness')}
      </a>
      <button type="button" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })} className={ITEM}>
        <ArrowUpToLine aria-hidden="true" />
        {t('service.top')}
      </button>
    </aside>
  );
}
