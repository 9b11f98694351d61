import { useTranslation } from 'react-i18next';
import { artPaths } from '../../../../../art/paths.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount } from '../../../../i18n/format.ts';
import { LOBBIES, type LobbyName } from './lobbies.ts';

/** A category in the brand's time of day: its name and what it is about before its emblem. */
export function LobbyHead({
  lobby,
  total,
  searching,
  nothing,
}: {
  lobby: LobbyName;
  /** It has no games of its own yet. */
  nothing: boolean;
  total: number | undefined;
  searching: boolean;
}) {
  const { t } = useTranslation('catalogue');
  const { front } = useBrand();
  return (
    <header className="lit relative isolate flex min-h-24 items-center overflow-hidden rounded-large bg-surface lg:min-h-36">
      <img
        src={artPaths.category(front.hero, LOBBIES[lobby].picture)}
        alt=""
        width="320"
        height="160"
        fetchPriority="low"
        className="absolute inset-y-0 right-0 -z-10 h-full w-[45%] object-cover object-right [mask-image:linear-gradient(to_right,transparent,black_65%)] lg:w-[26rem]"
      />
      <div className="flex min-w-0 max-w-[62%] flex-col gap-0.5 px-4 py-3 lg:px-7">
        <h1 className="text-balance font-display font-semibold text-2xl leading-tight lg:text-3xl">
          {t(`lobbies.${lobby}.title`)}
        </h1>
        <p className="text-muted text-sm max-lg:line-clamp-2 lg:text-base">
          {nothing ? t(`lobbies.${lobby}.none`) : t(`lobbies.${lobby}.text`)}
        </p>
        <p role="status" className="figures min-h-5 text-accent-text text-sm">
          {total === undefined
            ? searching && t('searching')
            : total > 0 && t('found', { count: total, games: displayCount(total) })}
        </p>
      </div>
    </header>
  );
}
