import type { PageProps } from '../../../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function SeamlessPage({ search }: PageProps) {
  return <LobbyPage lobby="seamless" search={search} />;
}
