import { useQuery } from '@tanstack/react-query';
import { FileText, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutPagesQuery, helpMenuQuery } from '../../../api/content/help.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { HelpPictogram } from '../../../shared-parts/picture/help-pictogram.tsx';
import { classes } from '../../../ui/classes.ts';
import type { HelpSite } from './help-place.ts';

/** The centre's own menu: at the left, on phones a row that scrolls sideways. */
export function HelpMenu({ site }: { site: HelpSite }) {
  const { t } = useTranslation('help');
  const language = currentLanguage();
  const { data: categories = [] } = useQuery(helpMenuQuery(language));
  const { data: about } = useQuery(aboutPagesQuery(language));
  const { place, href } = site;
  const isFront = Object.values(place).every((part) => part === undefined);
  return (
    <nav
      aria-label={t('menu')}
      className={classes(
        'no-scrollbar sticky top-15 z-10 flex shrink-0 gap-1 overflow-x-auto border-line border-b bg-surface px-4 py-2',
        'sm:w-60 sm:flex-col sm:self-start sm:overflow-visible sm:border-b-0 sm:bg-transparent sm:px-3 sm:py-5',
      )}
    >
      <Entry href={href({})} current={isFront} icon={<LifeBuoy className="size-5" />}>
        {t('front')}
      </Entry>
      {categories.map(({ slug, name, icon }) => (
        <Entry
          key={slug}
          href={href({ category: slug })}
          current={place.category === slug}
          icon={<HelpPictogram icon={icon} className="size-5" />}
        >
          {name}
        </Entry>
      ))}
      {about?.pages.map(({ page, title }) => (
        <Entry
          key={page}
          href={href({ page })}
          current={place.page === page}
          icon={<FileText className="size-5" />}
        >
          {title}
        </Entry>
      ))}
    </nav>
  );
}

function Entry({
  href,
  current,
  icon,
  children,
}: {
  href: string;
  current: boolean;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-medium px-3.5 py-2 font-medium text-muted text-sm transition-colors hover:bg-raised hover:text-text aria-[current]:bg-sunken aria-[current]:text-accent-text"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </a>
  );
}
