import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { useBrandName } from '../../../api/content/brand-name.ts';
import { useBrandText } from '../../../api/content/brand-text.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { pageAt } from '../topics.ts';
import { ownSearch, useSiteLocation } from './location.ts';
import { headTitle } from './page-head.ts';

/** Names the tab after the page: anew on every page, in another language, and once its content has come. */
export function usePageTitle(): void {
  const { i18n } = useTranslation('shell');
  const queries = useQueryClient();
  const { pathname, search } = useSiteLocation();
  const { front } = useBrand();
  const brand = useBrandName();
  const inBrandsWords = useBrandText();
  const slogan = front.slogan ? inBrandsWords(front.slogan.title) : undefined;
  useEffect(() => {
    const name = () => {
      const entry = pageAt(pathname);
      const head = entry?.headFrom?.(queries, ownSearch(search), currentLanguage());
      const title = headTitle({ i18n, entry, head, brand, slogan });
      if (document.title !== title) document.title = title;
    };
    name();
    const stop = queries.getQueryCache().subscribe(({ type }) => type === 'updated' && name());
    i18n.store.on('added', name);
    return () => {
      stop();
      i18n.store.off('added', name);
    };
  }, [i18n, queries, pathname, search, brand, slogan]);
}
