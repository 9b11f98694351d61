import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { LIVE_CLASSES, type LiveClass } from '@lanna/contract/play/catalogue/game-kinds';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export type CardWords = ReturnType<typeof cardWords>;

/** Looked up once for all cards: a hundred lookups together are noticeably slow on a phone. */
export function useCardWords(): CardWords {
  const { t } = useTranslation('catalogue');
  return useMemo(() => cardWords(t), [t]);
}

function cardWords(t: TFunction<'catalogue'>) {
  return {
    closed: t('closed'),
    hot: t('hot'),
    rtp: t('rtp'),
    play: t('play'),
    demo: t('demo'),
    volatilities: {
      low: t('volatilities.low'),
      medium: t('volatilities.medium'),
      high: t('volatilities.high'),
    },
    liveClasses: Object.fromEntries(
      LIVE_CLASSES.map((liveClass) => [liveClass, t(`liveClasses.${liveClass}`)]),
    ) as Record<LiveClass, string>,
    favourite: ({ gameName }: Game) => t('favouriteGame', { game: gameName }),
    about: ({ gameName }: Game) => t('aboutGame', { game: gameName }),
    demoOf: ({ gameName }: Game) => t('demoGame', { game: gameName }),
  };
}
