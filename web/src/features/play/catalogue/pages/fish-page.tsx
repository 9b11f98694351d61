import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';
import { roomsAbove } from './rooms-above.tsx';

const halls = roomsAbove('halls');

export function FishPage({ search }: PageProps) {
  return <LobbyPage lobby="fish" search={search} tables={halls} />;
}
