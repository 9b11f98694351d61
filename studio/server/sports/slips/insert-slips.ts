import type { Money } from '@lanna/rules/money';
import { UNFINISHED_AFTER_MS } from '@lanna/rules/play/sports/settlement/settle-leg';
import { mostPaid } from '@lanna/rules/play/sports/slips/payout';
import { lineCount, type Slip } from '@lanna/rules/play/sports/slips/slip';
import type { Tx } from '../../platform/database.ts';
import type { OwnMoney } from '../../players/player.ts';
import type { AskedSlip } from './asked-slip.ts';
import type { OfferedLeg } from './read-legs.ts';
import type { Exposed } from './stake-bounds.ts';

/** A slip without an answer after this is given back: longer than any wallet call. */
const ANSWER_WITHIN_MS = 15_000;
/** What has not ended so long after kick-off has an operator look: 36 hours and a day for its result. */
const OVER_AFTER_MS = UNFINISHED_AFTER_MS + 24 * 3_600_000;
/** The wallet takes an end no more than 400 days ahead, by its own clock. */
const CLOSES_AHEAD_MAX_MS = 399 * 24 * 3_600_000;
export const SPORTS_RULES = 'sports-1';

export interface NewSlip {
  id: string;
  asked: AskedSlip;
  /** At the prices it is taken at. */
  slip: Slip;
  legs: readonly OfferedLeg[];
  own: OwnMoney;
  /** What each leg counts of the liability, and where; nowhere of a demo. */
  ofLeg: Money;
  exposed: readonly Exposed[];
}

/** Slips with their legs and all ids of their wallet transactions. */
export async function insertSlips(tx: Tx, slips: readonly NewSlip[]): Promise<void> {
  const legs = slips.flatMap(({ id, slip, legs: offered, ofLeg }) =>
    slip.legs.map((leg, at) => ({ id, at, leg, version: offered[at]?.nowVersion ?? null, ofLeg })),
  );
  await tx.query({
    name: 'sports insert slips',
    text: `with slip as (
       insert into studio.sports_slip (id, player_id, game_code, idempotency_key, request_digest, type, sizes, lines, currency, stake, most_paid, odds_style,
         language, rule_version, closes_at, wallet_token, state, holds, due_at)
       select id, player, game, key, digest, type, sizes, lines, currency, stake, pays, style, language, $2, closes, token,
         case when demo then 'open' else 'placing' end, not demo, case when not demo then clock_timestamp() + $3::interval end
       from jsonb_to_recordset($1) as s(id uuid, player uuid, game text, key uuid, digest text, type text, sizes integer[], lines integer, currency text,
         stake bigint, pays bigint, style text, language text, closes timestamptz, token text, demo boolean)
       returning id)
     insert into studio.sports_leg (slip_id, place, fixture_id, market, selection, odds, price_version, liability)
     select slip.id, l.place, l.fixture, l.market, l.selection, l.odds, l.version, l.liability
     from slip join unnest($4::uuid[], $5::integer[], $6::uuid[], $7::text[], $8::text[], $9::integer[], $10::integer[], $11::bigint[])
       as l(slip, place, fixture, market, selection, odds, version, liability) on l.slip = slip.id`,
    values: [
      ...[JSON.stringify(slips.map(slipFields)), SPORTS_RULES, `${ANSWER_WITHIN_MS} ms`],
      ...[legs.map(({ id }) => id), legs.map(({ at }) => at + 1), legs.map(({ leg }) => leg.fixture)],
      ...[legs.map(({ leg }) => leg.market), legs.map(({ leg }) => leg.selection)],
      ...[legs.map(({ leg }) => leg.odds), legs.map(({ version }) => version)],
      legs.map(({ ofLeg }) => ofLeg),
    ],
  });
}

function slipFields({ id, asked, slip, legs, own }: NewSlip) {
  const { session, request, stake, digest } = asked;
  const lines = lineCount(slip);
  const pays = mostPaid(
    slip,
    stake / BigInt(lines),
    slip.legs.map(({ odds }) => odds),
  );
  const lastMs = Math.max(...legs.map(({ endsAt }) => endsAt?.getTime() ?? 0));
  return {
    ...{ id, player: session.playerId, game: session.gameCode, key: request.idempotencyKey, digest },
    ...{ type: slip.type, sizes: slip.sizes, lines, currency: session.currency },
    ...{ stake: String(stake), pays: String(pays), style: request.oddsStyle, language: session.language },
    closes: new Date(Math.min(lastMs + OVER_AFTER_MS, Date.now() + CLOSES_AHEAD_MAX_MS)),
    ...{ token: session.walletToken, demo: own.ownBalance !== null },
  };
}
