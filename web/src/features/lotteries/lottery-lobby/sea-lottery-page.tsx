import type { PageProps } from '../../../navigation.ts';
import { Lobby } from './lobby.tsx';
import { TablePage } from './table-page.tsx';

/** The lotteries of the home market; with `gameCode` the table of one. */
export function SeaLotteryPage({ search }: PageProps) {
  const { gameCode } = search;
  return gameCode ? <TablePage key={gameCode} code={gameCode} search={search} /> : <Lobby market="SEA" />;
}
