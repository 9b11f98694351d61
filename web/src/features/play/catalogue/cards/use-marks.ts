import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useFavourites } from '../../../../api/content/favourites.ts';
import { useSession } from '../../../../api/session.ts';
import { useGo } from '../../../../navigation.ts';
import { paths } from '../../../../paths.ts';
import { notify } from '../../../../ui/layers/notify.ts';

/** The player's favourites, and how to mark one; a visitor is asked to log in. */
export function useMarks() {
  const { t } = useTranslation('catalogue');
  const errorText = useRefusalText();
  const go = useGo();
  const session = useSession();
  const { ids, mark } = useFavourites((failure) =>
    notify({ tone: 'danger', text: t('favouriteFailed'), detail: errorText(failure) }),
  );
  const guarded = useCallback(
    (game: Game, marked: boolean) => (session ? mark(game, marked) : go(paths.loginDialog())),
    [session, mark, go],
  );
  return { ids, mark: guarded };
}
