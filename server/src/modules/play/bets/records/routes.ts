import * as bets from '@lanna/contract/play/bets/bets';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetSource } from '../bet-source.ts';
import { exportBets } from '../desk/export-bets.ts';
import { listBets } from '../list-bets.ts';
import { readReceipt } from '../read-receipt.ts';
import { listOpenRounds } from './list-open-rounds.ts';
import { listPlaySessions } from './list-play-sessions.ts';

/** The betting record, for bets of every source. */
export function betRoutes(deps: {
  db: { kysely: Queryable };
  clock: Clock;
  /** Asked while a call is answered. */
  betSources(): readonly BetSource[];
}): Route[] {
  const record = { db: deps.db.kysely, sources: deps.betSources };

  return [
    route(bets.listBets, (call) =>
      listBets(record, { merchantId: call.brand.id, ...call.caller }, call.query, call.language),
    ),
    route(bets.listPlaySessions, (call) =>
      listPlaySessions(record, { merchantId: call.brand.id, ...call.caller }, call.query, call.language),
    ),
    route(bets.listOpenRounds, (call) =>
      listOpenRounds(record, { merchantId: call.brand.id, ...call.caller }, call.language),
    ),
    route(bets.exportBets, (call) => {
      const { brand, language } = call;
      const { memberId } = call.caller;
      return exportBets(record, { brand, memberId, language, now: deps.clock.now() }, call.query);
    }),
    route(bets.betReceipt, (call) => {
      const { brand, language } = call;
      const { memberId } = call.caller;
      return readReceipt(record, { brand, memberId, language }, call.params.id);
    }),
  ];
}
