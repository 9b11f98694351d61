import type { PageProps } from '../../../navigation.ts';
import { TablePage } from '../lottery-lobby/table-page.tsx';
import { VnLobby } from './vn-lobby.tsx';

/** The lotteries of Vietnam; with `gameCode` the table of one. */
export function VnLotteryPage({ search }: PageProps) {
  const { gameCode } = search;
  return gameCode ? (
    <TablePage key={gameCode} code={gameCode} search={search} />
  ) : (
    <VnLobby tab={search['tab']} />
  );
}
