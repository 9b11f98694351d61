import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function PvpPage({ search }: PageProps) {
  return <LobbyPage lobby="pvp" search={search} />;
}
