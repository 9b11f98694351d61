import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function RngPage({ search }: PageProps) {
  return <LobbyPage lobby="rng" search={search} />;
}
