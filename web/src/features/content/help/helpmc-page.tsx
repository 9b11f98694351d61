import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import type { PageProps } from '../../../navigation.ts';
import { type Path, paths } from '../../../paths.ts';
import { HelpCentre } from './help-centre.tsx';
import { HelpMenu } from './help-menu.tsx';
import { type HelpPlace, type HelpSite, readPlace, writePlace } from './help-place.ts';

/** The help centre by itself, framed as a page of a centre: for apps and for visitors who have yet to log in. */
export function HelpmcPage({ search }: PageProps) {
  const { t } = useTranslation('help');
  const brand = useBrandName();
  const site = useMemo<HelpSite>(() => ({ place: readPlace(search), href, level: 1 }), [search]);
  return (
    <div className="sky min-h-dvh">
      <header className="sticky top-0 z-20 border-line border-b bg-surface">
        <div className="mx-auto flex h-15 max-w-6xl items-center justify-between gap-3 px-4 lg:px-6">
          <p className="min-w-0 wrap-anywhere font-display font-semibold text-lg">
            {t('title')} <span className="text-muted">· {brand}</span>
          </p>
          <a
            href={paths.home()}
            aria-label={t('leave')}
            className="flex size-10 shrink-0 items-center justify-center rounded-medium text-muted hover:bg-raised hover:text-text"
          >
            <X className="size-5" aria-hidden="true" />
          </a>
        </div>
      </header>
      <div className="mx-auto flex max-w-6xl flex-col sm:flex-row">
        <HelpMenu site={site} />
        <div className="flex min-w-0 flex-1 flex-col gap-8 px-4 py-5 sm:px-6">
          <HelpCentre site={site} />
        </div>
      </div>
    </div>
  );
}

function href(place: HelpPlace): Path {
  const query = writePlace(place);
  return query ? `/helpmc?${query}` : '/helpmc';
}
