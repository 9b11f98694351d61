import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBrandText } from '../../../../api/content/brand-text.ts';
import { routersQuery } from '../../../../api/queries.ts';
import { useHydrated } from '../../../../use-hydrated.ts';

/** What the brand offers besides: its resources, where it has set any. */
export function UsefulLinks() {
  const { t } = useTranslation('help');
  const inBrandsWords = useBrandText();
  const { data } = useQuery(routersQuery);
  // What the session has kept is no part of what the server wrote.
  if (!useHydrated() || !data?.resources.length) return null;
  return (
    <nav aria-label={t('useful')} className="mt-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {data.resources.map(({ url, label }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-8 items-center gap-1.5 text-accent-text underline-offset-3 hover:underline"
            >
              <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
              {inBrandsWords(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
