import type { PageProps } from '../../../navigation.ts';
import { Lobby } from './lobby.tsx';
import { TablePage } from './table-page.tsx';

/** Every lottery of the brand; with `gameCode` the table of one. */
export function LotteryPage({ search }: PageProps) {
  const { gameCode } = search;
  return gameCode ? <TablePage key={gameCode} code={gameCode} search={search} /> : <Lobby market="ALL" />;
}
