import type { Value } from '@lanna/contract/endpoint';
import { type lobbyMatches, matchNow } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Language } from '@lanna/contract/people/members/members';
import { type LocalText, localText } from '@lanna/rules/local-text';
import { z } from 'zod';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { gamesOfVendors } from '../../../play/catalogue/games-of-vendors.ts';
import { readAnswers } from './kept-answers.ts';

const entries = z.array(matchNow);

/** What vendors say of today's matches, by the time they begin, each with the game it is opened with. */
export async function listMatches(
  { db, clock }: { db: Queryable; clock: Clock },
  { brand, language }: { brand: BrandProfile; language: Language },
): Promise<Value<typeof lobbyMatches>> {
  const [answers, findGame] = await Promise.all([
    readAnswers(db, { brandId: brand.id, kind: 'matches', now: clock.now() }),
    gamesOfVendors(db, { brand, language, gameTypes: ['SPORTS'] }),
  ]);
  const named = (name: string | LocalText) =>
    typeof name === 'string' ? name : localText(name, language, 'EN');
  return {
    vendors: answers.map(({ code, answer, said_at }) => ({
      vendor: code,
      saidAt: said_at.toISOString(),
      entries: entries
        .parse(answer)
        .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
        .map(({ competition, home, away, ...match }) => {
          const game = findGame(code, match.game);
          return {
            ...match,
            ...{ competition: named(competition), home: named(home), away: named(away) },
            gameId: game?.gameId ?? null,
            available: game?.available ?? false,
            demo: game?.demo ?? false,
          };
        }),
    })),
  };
}
