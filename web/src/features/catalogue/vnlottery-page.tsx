import type { PageProps } from '../../navigation.ts';
import { LobbyPage } from './lobby-page.tsx';

export function VnLotteryPage({ search }: PageProps) {
  return <LobbyPage lobby="vnlottery" search={search} />;
}
