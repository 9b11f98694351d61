import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function LivePage({ search }: PageProps) {
  return <LobbyPage lobby="live" search={search} />;
}
