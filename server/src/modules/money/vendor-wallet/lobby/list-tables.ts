import type { Value } from '@lanna/contract/endpoint';
import { type lobbyTables, tableNow } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import { z } from 'zod';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { gamesOfVendors } from '../../../play/catalogue/games-of-vendors.ts';
import { readAnswers } from './kept-answers.ts';

const entries = z.array(tableNow);

/** What vendors say of their tables, each with the game it is opened with. */
export async function listTables(
  { db, clock }: { db: Queryable; clock: Clock },
  { brand, language }: { brand: BrandProfile; language: Language },
): Promise<Value<typeof lobbyTables>> {
  const [answers, findGame] = await Promise.all([
    readAnswers(db, { brandId: brand.id, kind: 'tables', now: clock.now() }),
    gamesOfVendors(db, { brand, language, gameTypes: ['LIVE'] }),
  ]);
  return {
    vendors: answers.map(({ code, answer, said_at }) => ({
      vendor: code,
      saidAt: said_at.toISOString(),
      entries: entries.parse(answer).map((table) => {
        const game = findGame(code, table.game);
        return {
          ...table,
          name: typeof table.name === 'string' ? table.name : localText(table.name, language, 'EN'),
          gameId: game?.gameId ?? null,
          gameName: game?.gameName ?? null,
          liveClass: game?.liveClass ?? null,
          available: game?.available ?? false,
          demo: game?.demo ?? false,
        };
      }),
    })),
  };
}
