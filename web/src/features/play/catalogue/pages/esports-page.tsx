import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function EsportsPage({ search }: PageProps) {
  return <LobbyPage lobby="esports" search={search} />;
}
