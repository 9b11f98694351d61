import type { Value } from '@lanna/contract/endpoint';
import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { promotionCategories } from '@lanna/contract/rewards/promotions/promotions';
import { LayoutGrid, ScrollText } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayCount } from '../../../../i18n/format.ts';
import { paths } from '../../../../paths.ts';
import { classes } from '../../../../ui/classes.ts';
import { MINE } from './promotion-filter.ts';

type Category = Value<typeof promotionCategories>['list'][number];

/** The board's parts, as tags that hang from its beam. Each is an address of its own. */
export function BoardTabs({
  shown,
  categories,
  waiting,
}: {
  shown: string;
  categories: readonly Category[];
  /** Of the member's applications that wait for an answer. */
  waiting: number;
}) {
  const { t } = useTranslation('promotions');
  return (
    <nav
      aria-label={t('tabs.label')}
      className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 lg:mx-0 lg:px-0"
    >
      <Tag show="" shown={shown} icon={<LayoutGrid aria-hidden="true" />}>
        {t('tabs.all')}
      </Tag>
      {categories.map(({ id, name, language, promotions }) => (
        <Tag key={id} show={id} shown={shown} count={promotions} lang={LANGUAGE_TAGS[language]}>
          {name}
        </Tag>
      ))}
      <Tag
        show={MINE}
        shown={shown}
        icon={<ScrollText aria-hidden="true" />}
        count={waiting}
        className="lg:ml-auto"
      >
        {t('tabs.mine')}
      </Tag>
    </nav>
  );
}

function Tag({
  show,
  shown,
  icon,
  count = 0,
  lang,
  className,
  children,
}: {
  show: string;
  shown: string;
  icon?: ReactNode;
  count?: number;
  lang?: string;
  className?: string;
  children: ReactNode;
}) {
  const current = show === shown;
  const tag = useRef<HTMLAnchorElement>(null);
  // On a phone the row is longer than the screen, and an address may open any of it.
  useEffect(() => {
    if (current) tag.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [current]);
  return (
    <a
      ref={tag}
      href={show ? `${paths.promotions()}?show=${encodeURIComponent(show)}` : paths.promotions()}
      aria-current={current ? 'page' : undefined}
      className={classes(
        'flex h-11 shrink-0 snap-start items-center gap-2 rounded-medium border px-4 font-medium text-sm transition-colors [&_svg]:size-4',
        current
          ? 'lantern border-transparent'
          : 'border-control-line bg-surface hover:border-accent-text hover:text-accent-text',
        className,
      )}
    >
      {icon}
      <span lang={lang}>{children}</span>
      {count > 0 && (
        <span
          className={classes(
            'figures rounded-full px-1.5 text-xs',
            current ? 'bg-shade/25' : 'bg-raised text-muted',
          )}
        >
          {displayCount(count)}
        </span>
      )}
    </a>
  );
}
