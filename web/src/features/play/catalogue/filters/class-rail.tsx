import { LIVE_CLASSES } from '@lanna/contract/play/catalogue/game-kinds';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../../navigation.ts';
import type { GameCounts } from '../queries.ts';
import { Chip } from './chip.tsx';
import { addressOf, type LobbyFilter } from './lobby-filter.ts';

/** The kinds of tables there are games of, with how many; nothing where no game says which it is. */
export function ClassRail({ filter, counts }: { filter: LobbyFilter; counts: GameCounts | undefined }) {
  const { t } = useTranslation('catalogue');
  const go = useGo();
  const classes = LIVE_CLASSES.filter(
    (liveClass) => liveClass === filter.liveClass || counts?.liveClass[liveClass],
  );
  if (classes.length === 0) return null;
  return (
    <fieldset className="no-scrollbar relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 lg:-mx-6 lg:flex-wrap lg:px-6">
      <legend className="sr-only">{t('liveClass')}</legend>
      {classes.map((liveClass) => (
        <Chip
          key={liveClass}
          pressed={liveClass === filter.liveClass}
          count={counts?.liveClass[liveClass]}
          onPress={() => {
            const next = liveClass === filter.liveClass ? undefined : liveClass;
            go(addressOf({ ...filter, liveClass: next }), { replace: true });
          }}
        >
          {t(`liveClasses.${liveClass}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
