import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/words.ts';
import { CardShapes } from '../cards/game-grid.tsx';
import type { LobbyFilter } from '../filters/lobby-filter.ts';
import { RoomCard } from './room-card.tsx';
import { roomsInOrder } from './rooms-in-order.ts';
import { roomsQuery } from './rooms-query.ts';

/** Above the games of /pvp: every room with its base stake, who sits there and how many seats are free. Nothing where no vendor tells of rooms. */
export function RoomList({ filter }: { filter: LobbyFilter }) {
  const { t } = useTranslation('catalogue');
  const { data, isPending } = useQuery(roomsQuery(currentLanguage()));
  if (isPending) return <CardShapes count={3} />;
  const rooms = data ? roomsInOrder(data, filter) : [];
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="card-rooms" className="flex flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h2 id="card-rooms" className="font-display font-semibold text-xl">
          {t('rooms.title')}
        </h2>
        <p className="text-muted text-sm">{t('rooms.text')}</p>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {rooms.map((room) => (
          <li key={`${room.vendor} ${room.code}`} className="min-w-0">
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
    </section>
  );
}
