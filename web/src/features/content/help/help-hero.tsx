import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useGo } from '../../../navigation.ts';
import { useTypedText } from '../../../shared-parts/forms/use-typed-text.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Lanterns } from './about/lanterns.tsx';
import { Title } from './articles/title.tsx';
import type { HelpSite } from './help-place.ts';

/** What the help centre opens with: a question, and the field that answers it. */
export function HelpHero({ site }: { site: HelpSite }) {
  const { t } = useTranslation('help');
  const brand = useBrandName();
  const go = useGo();
  const { place, href, level } = site;
  const [typed, type] = useTypedText(place.q ?? '', (q, how) => go(href(q ? { q } : {}), how));
  return (
    <header className="lit @container relative overflow-hidden rounded-large bg-surface px-5 py-8 sm:px-10 lg:py-12">
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(90%_140%_at_85%_-20%,color-mix(in_oklab,var(--glow)_85%,transparent),transparent_70%)]"
      />
      <Lanterns className="-top-2 pointer-events-none absolute right-6 @4xl:block hidden h-52 text-accent lg:right-14" />
      <div className="relative flex max-w-xl flex-col gap-3">
        <Title level={level} className="text-3xl lg:text-4xl">
          {t('hero.title')}
        </Title>
        <p className="text-muted">{t('hero.lead', { brand })}</p>
        <search className="mt-2 max-w-lg">
          <SearchField
            value={typed}
            onValueChange={type}
            label={t('search.label')}
            placeholder={t('search.placeholder')}
          />
        </search>
      </div>
    </header>
  );
}
