import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function SportsPage({ search }: PageProps) {
  return <LobbyPage lobby="sports" search={search} />;
}
