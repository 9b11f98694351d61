import type { Game } from '@lanna/contract/catalogue';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../../api/favourites.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { useSession } from '../../api/session.ts';
import { useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notify.ts';

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
