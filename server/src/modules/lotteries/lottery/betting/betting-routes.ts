import * as lines from '@lanna/contract/lotteries/lottery/agent-modes';
import * as games from '@lanna/contract/lotteries/lottery/games';
import * as slips from '@lanna/contract/lotteries/lottery/slips';
import * as vietnam from '@lanna/contract/lotteries/lottery/vn';
import { abilitiesOf } from '@lanna/contract/people/agents/agent-types';
import { ownerOf } from '../../../../platform/http/calls/owner-of.ts';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { refuseFrozen } from '../../../people/agents/is-frozen.ts';
import { placeSlip } from '../place-slip.ts';
import { drawOutcome } from '../settling/draw-outcome.ts';
import type { SlipBatches } from '../slip-batches.ts';
import { listSlips, type SlipReader } from '../slips/list-slips.ts';
import { showSlip } from '../slips/show-slip.ts';
import { type CancelDeps, cancelSlip } from './cancel-slip.ts';
import { type LinePlace, listLineModes, refuseStranger, setLineMode } from './line-modes.ts';
import { listGames } from './list-games.ts';
import { showTable } from './show-table.ts';
import { listVietnameseGames, recentVietnameseGames } from './vn-games.ts';

/** What players see of the brand's lotteries, and their slips. */
export function bettingRoutes(deps: CancelDeps & { slips: SlipBatches }): Route[] {
  const db = deps.db.kysely;
  return [
    route(
      games.listLotteryGames,
      ({ brand, language, query }) =>
        listGames(db, { merchantId: brand.id, language }, query.lotteryType ?? 'SEA'),
      { alike: { until: ['draws_changed', 'lottery_terms_changed', 'catalogue_changed'] } },
    ),
    route(
      vietnam.vietnameseGames,
      ({ brand, language }) => listVietnameseGames(db, { merchantId: brand.id, language }),
      { alike: { until: ['draws_changed', 'lottery_terms_changed', 'catalogue_changed'] } },
    ),
    route(vietnam.recentVietnameseGames, ({ brand, caller, language }) =>
      recentVietnameseGames(db, { merchantId: brand.id, memberId: caller.memberId, language }),
    ),
    route(games.lotteryTable, ({ brand, caller, language, query }) =>
      showTable(db, { merchantId: brand.id, memberId: caller?.memberId ?? null, language }, query.gameCode),
    ),
    route(slips.placeSlip, (call) =>
      placeSlip(deps, call.body, {
        ...ownerOf(call),
        idempotencyKey: call.idempotencyKey,
      }),
    ),
    route(slips.drawOutcome, (call) => drawOutcome(db, readerOf(call), call.query)),
    route(slips.listSlips, (call) => listSlips(db, readerOf(call), call.query)),
    route(slips.cancelSlip, (call) =>
      cancelSlip(
        deps,
        { id: call.params.id, numeros: call.body.numeros },
        {
          ...ownerOf(call),
          idempotencyKey: call.idempotencyKey,
        },
      ),
    ),
    route(lines.lineModes, (call) => listLineModes(db, placeOf(call, call.params.memberId))),
    route(lines.setLineMode, (call) =>
      deps.db.transaction(async (tx) => {
        const place = placeOf(call, call.params.memberId);
        await refuseStranger(tx, place);
        if (!abilitiesOf(call.caller.type).runsLine) throw new Refusal('affiliate_only_invites');
        await refuseFrozen(tx, place.agentId);
        return setLineMode(tx, place, call.body, deps.clock.now());
      }),
    ),
    route(slips.showSlip, (call) => showSlip(db, readerOf(call), call.params.id)),
  ];
}

function readerOf({ brand, caller, language }: PersonalCall): SlipReader {
  return { merchantId: brand.id, memberId: caller.memberId, timeZone: brand.timeZone, language };
}

function placeOf({ brand, caller }: PersonalCall, memberId: string): LinePlace {
  return { merchantId: brand.id, agentId: caller.memberId, memberId };
}
