import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { useSession } from '../../../../api/session.ts';
import { currentLanguage } from '../../../../i18n/words.ts';
import { classes } from '../../../../ui/classes.ts';
import { CardShapes } from '../cards/game-grid.tsx';
import type { LobbyFilter } from '../filters/lobby-filter.ts';
import { categoryOf } from '../pages/lobbies.ts';
import { RoomCard, type RoomWords } from './room-card.tsx';
import { type LobbyRoom, roomsInOrder } from './rooms-in-order.ts';
import { roomsQuery } from './rooms-query.ts';

/** Above the games of /pvp and /fish: every room with its stakes, who sits there and how many seats are free; apart from them those of visitors. Nothing where no vendor tells of rooms. */
export function RoomList({ filter, words }: { filter: LobbyFilter; words: RoomWords }) {
  const { t } = useTranslation('catalogue');
  const { data, isPending } = useQuery(roomsQuery(currentLanguage()));
  const triesFree = useTriesFree();
  if (isPending) return <CardShapes count={3} />;
  const only = { vendor: filter.vendor, gameType: categoryOf(filter.lobby) };
  const rooms = data ? roomsInOrder(data, only) : [];
  const demos = triesFree ? rooms.filter(({ demoOnly }) => demoOnly) : [];
  return (
    <>
      <Rooms
        title={t(`${words}.title`)}
        text={t(`${words}.text`)}
        rooms={rooms.filter(({ demoOnly }) => !demoOnly)}
        words={words}
      />
      <Rooms title={t('halls.demoTitle')} text={t('halls.demoText')} rooms={demos} words={words} />
    </>
  );
}

/** Who is logged in plays with the own money. */
function useTriesFree(): boolean {
  const { flags } = useBrand();
  const session = useSession();
  return flags.freePlay && (!session || session.trial);
}

function Rooms({
  title,
  text,
  rooms,
  words,
}: {
  title: string;
  text: string;
  rooms: LobbyRoom[];
  words: RoomWords;
}) {
  if (rooms.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h2 className="font-display font-semibold text-xl">{title}</h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
      <ul
        className={classes(
          'grid grid-cols-1 gap-3 sm:grid-cols-2',
          // Four halls stand in one line.
          words === 'halls' ? 'xl:grid-cols-4' : 'xl:grid-cols-3',
        )}
      >
        {rooms.map((room) => (
          <li key={`${room.vendor} ${room.code}`} className="min-w-0">
            <RoomCard room={room} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
