import type { Money } from '@lanna/rules/money';
import { UNFINISHED_AFTER_MS } from '@lanna/rules/play/sports/settlement/settle-leg';
import { mostPaid } from '@lanna/rules/play/sports/slips/payout';
import { lineCount, type Slip } from '@lanna/rules/play/sports/slips/slip';
import type { Tx } from '../../platform/database.ts';
import type { OwnMoney } from '../../players/player.ts';
import type { AskedSlip } from './asked-slip.ts';
import type { OfferedLeg } from './read-legs.ts';
import type { LegRow, SlipRow } from './slip-row.ts';
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

type Written = Pick<SlipRow, 'id' | 'placedAt' | 'betUuid' | 'winUuid' | 'rollbackUuid'>;

/** Slips with their legs and all ids of their wallet transactions, as `selectSlips` would read them. */
export async function insertSlips(tx: Tx, slips: readonly NewSlip[]): Promise<SlipRow[]> {
  const made = slips.map(madeOf);
  const legs = slips.flatMap(({ id, slip, legs: offered, ofLeg }) =>
    slip.legs.map((leg, at) => ({ id, at, leg, version: offered[at]?.nowVersion ?? null, ofLeg })),
  );
  const { rows } = await tx.query<Written>({
    name: 'sports insert slips',
    text: `with slip as (
       insert into studio.sports_slip (id, player_id, game_code, idempotency_key, request_digest, type, sizes, lines, currency, stake, most_paid, odds_style,
         language, rule_version, closes_at, wallet_token, state, holds, due_at)
       select id, player, game, key, digest, type, sizes, lines, currency, stake, pays, style, language, rules, closes, token,
         case when demo then 'open' else 'placing' end, not demo, case when not demo then clock_timestamp() + $2::interval end
       from jsonb_to_recordset($1) as s(id uuid, player uuid, game text, key uuid, digest text, type text, sizes integer[], lines integer, currency text,
         stake bigint, pays bigint, style text, language text, rules text, closes timestamptz, token text, demo boolean)
       returning id, placed_at, bet_uuid, win_uuid, rollback_uuid),
     leg as (
       insert into studio.sports_leg (slip_id, place, fixture_id, market, selection, odds, price_version, liability)
       select slip.id, l.place, l.fixture, l.market, l.selection, l.odds, l.version, l.liability
       from slip join unnest($3::uuid[], $4::integer[], $5::uuid[], $6::text[], $7::text[], $8::integer[], $9::integer[], $10::bigint[])
         as l(slip, place, fixture, market, selection, odds, version, liability) on l.slip = slip.id)
     select id, placed_at as "placedAt", bet_uuid as "betUuid", win_uuid as "winUuid", rollback_uuid as "rollbackUuid" from slip`,
    values: [
      ...[JSON.stringify(made.map(fieldsOf)), `${ANSWER_WITHIN_MS} ms`],
      ...[legs.map(({ id }) => id), legs.map(({ at }) => at + 1), legs.map(({ leg }) => leg.fixture)],
      ...[legs.map(({ leg }) => leg.market), legs.map(({ leg }) => leg.selection)],
      ...[legs.map(({ leg }) => leg.odds), legs.map(({ version }) => version)],
      legs.map(({ ofLeg }) => ofLeg),
    ],
  });
  const written = new Map(rows.map((row) => [row.id, row]));
  return made.map(({ idempotencyKey: _, ...slip }) => {
    const row = written.get(slip.id);
    if (!row) throw new Error('a slip was not written');
    return { ...slip, ...row };
  });
}

type Made = Omit<SlipRow, Exclude<keyof Written, 'id'>> & { idempotencyKey: string };

function madeOf({ id, asked, slip, legs, own }: NewSlip): Made {
  const { session, request, stake, digest } = asked;
  const lines = lineCount(slip);
  const lastMs = Math.max(...legs.map(({ endsAt }) => endsAt?.getTime() ?? 0));
  const demo = own.ownBalance !== null;
  return {
    ...{ id, playerId: session.playerId, vendor: session.vendor, operatorId: session.operatorId, demo },
    ...{ walletUser: session.walletUser, walletToken: session.walletToken, gameCode: session.gameCode },
    ...{ type: slip.type, sizes: [...slip.sizes], lines, currency: session.currency, stake },
    mostPaid: mostPaid(
      slip,
      stake / BigInt(lines),
      slip.legs.map(({ odds }) => odds),
    ),
    ...{ oddsStyle: request.oddsStyle, language: session.language, ruleVersion: SPORTS_RULES },
    closesAt: new Date(Math.min(lastMs + OVER_AFTER_MS, Date.now() + CLOSES_AHEAD_MAX_MS)),
    ...{ state: demo ? 'open' : 'placing', refusal: null, payout: null, validTurnover: null, paid: null },
    ...{ sent: null, correctUuid: null, correction: 0, balanceAfter: null, attempts: 0 },
    ...{ requestDigest: digest, idempotencyKey: request.idempotencyKey },
    legs: legs.map(legRow),
  };
}

function legRow(leg: OfferedLeg, at: number): LegRow {
  if (leg.nowVersion === null || leg.names === null) throw new Error('a leg that is not offered');
  return {
    ...{ place: at + 1, fixtureId: leg.fixture, market: leg.market, selection: leg.selection },
    ...{ odds: leg.odds, priceVersion: leg.nowVersion, outcome: null, settledBy: null, resultVersion: null },
    ...{ ...leg.names, isOutright: leg.isOutright },
  };
}

function fieldsOf(slip: Made) {
  return {
    ...{ id: slip.id, player: slip.playerId, game: slip.gameCode, key: slip.idempotencyKey },
    ...{ digest: slip.requestDigest, type: slip.type, sizes: slip.sizes, lines: slip.lines },
    ...{ currency: slip.currency, stake: String(slip.stake), pays: String(slip.mostPaid) },
    ...{ style: slip.oddsStyle, language: slip.language, rules: slip.ruleVersion, closes: slip.closesAt },
    ...{ token: slip.walletToken, demo: slip.demo },
  };
}
