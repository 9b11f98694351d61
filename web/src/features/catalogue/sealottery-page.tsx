import type { PageProps } from '../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function SeaLotteryPage({ search }: PageProps) {
  return <LobbyPage lobby="sealottery" search={search} />;
}
