import type { PageProps } from '../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function LotteryPage({ search }: PageProps) {
  return <LobbyPage lobby="lottery" search={search} />;
}
