import type { PageProps } from '../../navigation.ts';
import { Lobby } from '../lottery-lobby/lobby.tsx';
import { TablePage } from '../lottery-lobby/table-page.tsx';

/** Electronic lotteries; with `gameCode` the table of one. */
export function ElottPage({ search }: PageProps) {
  const { gameCode } = search;
  return gameCode ? <TablePage key={gameCode} code={gameCode} search={search} /> : <Lobby market="ELOTT" />;
}
