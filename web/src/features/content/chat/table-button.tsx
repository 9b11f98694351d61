import { useQuery } from '@tanstack/react-query';
import { MessageCircleMore } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { oneGameQuery } from '../../../api/queries.ts';
import { currentLanguage } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';

/** The way to the room beside a live table, above its frame: it covers neither balance nor table. */
export function TableButton() {
  const { t } = useTranslation('chat');
  const gameId = new URLSearchParams(location.search).get('game') ?? '';
  const { data: game } = useQuery({ ...oneGameQuery(gameId, currentLanguage()), enabled: gameId !== '' });
  if (game?.gameType !== 'LIVE') return null;
  return (
    <p className="flex justify-end px-3 py-1">
      <LinkButton
        size="small"
        variant="ghost"
        href={paths.rooms({ game: gameId })}
        icon={<MessageCircleMore aria-hidden="true" />}
      >
        {t('table')}
      </LinkButton>
    </p>
  );
}
