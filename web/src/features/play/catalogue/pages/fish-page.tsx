import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function FishPage({ search }: PageProps) {
  return <LobbyPage lobby="fish" search={search} />;
}
