import { formatMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import type { tableSession } from '../../../table-api.ts';
import { readBalance } from '../../play/open-game.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { LiveTable } from '../live-table.ts';
import { NoAtTable } from '../table-refusal.ts';
import { sheetOf } from './table-sheets.ts';

/** What the page opens with: the vendor's tables, those of the launched game first, and where to sit down. */
export async function openTableSession(
  studio: Studio,
  session: PlaySessionRow,
  tables: readonly LiveTable[],
): Promise<z.infer<typeof tableSession>> {
  const own = tables.filter(({ vendor }) => vendor === session.vendor);
  const ofGame = own.filter(({ game }) => game === session.gameCode);
  const [least] = ofGame.toSorted((a, b) => (a.minStake < b.minStake ? -1 : 1));
  if (!least) throw new NoAtTable('game_disabled');
  return {
    gameCode: session.gameCode,
    gameName: least.gameName,
    demo: session.demoBalance !== null,
    currency: session.currency,
    symbol: session.currencySymbol,
    language: session.language,
    lobbyUrl: session.lobbyUrl,
    balance: formatMoney(await readBalance(studio, session)),
    table: ofGame.find(({ code }) => code === session.tableCode)?.code ?? least.code,
    tables: [...ofGame, ...own.filter((table) => !ofGame.includes(table))].map(sheetOf),
  };
}
