import type { PageProps } from '../../../navigation.ts';
import { TablePage } from '../lottery-lobby/table-page.tsx';
import { ElottLobby } from './lobby/elott-lobby.tsx';
import { Stage } from './stage/stage.tsx';

/** Electronic lotteries; with `gameCode` the table of one, its draw on a stage above. */
export function ElottPage({ search }: PageProps) {
  const { gameCode } = search;
  return gameCode ? (
    <TablePage key={gameCode} code={gameCode} search={search} Head={Stage} />
  ) : (
    <ElottLobby />
  );
}
