import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';
import { roomsAbove } from './rooms-above.tsx';

const rooms = roomsAbove('rooms');

export function PvpPage({ search }: PageProps) {
  return <LobbyPage lobby="pvp" search={search} tables={rooms} />;
}
