import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UiWords } from './ui/text/words.tsx';

/** The kit's own words in the language of the page. */
export function useKitWords(): UiWords {
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({
      close: t('close'),
      showPassword: t('showPassword'),
      hidePassword: t('hidePassword'),
      clear: t('clear'),
      search: t('search'),
      retry: t('retry'),
      loading: t('loading'),
      pause: t('pause'),
      play: t('play'),
      previous: t('previous'),
      next: t('next'),
      page: (page, pages) => t('page', { page, pages }),
      carousel: t('carousel'),
      slideRole: t('slideRole'),
      slide: (slide, slides) => t('slide', { slide, slides }),
      required: t('required'),
      customerService: t('customerService'),
      contact: {
        line: t('contact.line'),
        page: t('contact.page'),
        phone: t('contact.phone'),
        mail: t('contact.mail'),
      },
    }),
    [t],
  );
}
