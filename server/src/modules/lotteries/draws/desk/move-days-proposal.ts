import { changeDrawGame } from '@lanna/contract/lotteries/draws/ops';
import { z } from 'zod';
import { type ActionFacts, type ProposalKind, proposalKind } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Beacons } from '../../../play/chains/beacon.ts';
import { factsOfMoved, movedDays } from '../lottery-game.ts';
import { changeGame, MOVE_DAYS } from './change-game.ts';

const payload = changeDrawGame.body
  .omit({ reason: true, shotsCountedFrom: true })
  .extend({ code: z.string() });

/** Days of a lottery that others draw, moved once two have agreed; outdated if the game was changed meanwhile. */
export function moveDaysProposal(beacons: Beacons): ProposalKind {
  return proposalKind({
    kind: MOVE_DAYS,
    permission: 'draws.change',
    payload,
    preview: async (db, { code, moved }) => {
      const row = await db
        .selectFrom('draws.game')
        .select('moved')
        .where('code', '=', code)
        .executeTakeFirst();
      return { before: factsOfMoved(movedDays(row?.moved)), after: factsOfMoved(moved) };
    },
    carryOut: async (tx, wanted, { reason }) => {
      let done: { before?: ActionFacts | undefined; after?: ActionFacts | undefined } = {};
      await changeGame(
        tx,
        {
          record: async (_tx, { before, after }) => {
            done = { before, after };
          },
          mustBeProposed: async () => false,
          propose: async () => {
            throw new Refusal('proposal_outdated');
          },
        },
        beacons,
        { ...wanted, reason },
      );
      return { before: done.before ?? {}, after: done.after ?? {} };
    },
  });
}
