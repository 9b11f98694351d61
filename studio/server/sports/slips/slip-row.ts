import type { LocalText } from '@lanna/rules/local-text';
import type { Money } from '@lanna/rules/money';
import type { OddsStyle } from '@lanna/rules/play/sports/odds/styles';
import type { SlipType } from '@lanna/rules/play/sports/slips/slip';
import type { Tx } from '../../platform/database.ts';

/**
 * placing: on its way to the wallet · open: placed, its legs are awaited · refused: not taken · returning, returned: given back, for the wallet's answer stayed uncertain · paying: settled, the
 * wallet is to confirm it · settled: what the wallet has confirmed is what it comes to · disputed: the wallet contradicts itself; people must look.
 */
export type SlipState =
  | 'placing'
  | 'open'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'paying'
  | 'settled'
  | 'disputed';

export interface LegRow {
  place: number;
  fixtureId: string;
  market: string;
  selection: string;
  odds: number;
  priceVersion: number;
  outcome: string | null;
  settledBy: string | null;
  resultVersion: number | null;
  home: LocalText;
  away: LocalText;
  /** Of an outright: home and away are its title, and this is who was backed. */
  isOutright: boolean;
  runner: LocalText | null;
  virtual: boolean;
}

export interface SlipRow {
  id: string;
  playerId: string;
  vendor: string;
  operatorId: string;
  /** Null in a demo. */
  walletUser: string | null;
  walletToken: string | null;
  demo: boolean;
  gameCode: string;
  type: SlipType;
  sizes: number[];
  lines: number;
  currency: string;
  stake: Money;
  mostPaid: Money;
  oddsStyle: OddsStyle;
  language: 'TH' | 'EN';
  ruleVersion: string;
  placedAt: Date;
  closesAt: Date;
  betUuid: string;
  winUuid: string;
  rollbackUuid: string;
  correctUuid: string | null;
  state: SlipState;
  refusal: string | null;
  payout: Money | null;
  validTurnover: Money | null;
  paid: Money | null;
  sent: Money | null;
  correction: number;
  balanceAfter: Money | null;
  attempts: number;
  requestDigest: string;
  legs: LegRow[];
}

/** Slips in a condition, newest first. `where` is SQL of this program; its `s` is the slip, `p` the player. With a `name` it is planned once for each connection. */
export async function selectSlips(
  tx: Tx,
  where: string,
  values: unknown[],
  { limit, name }: { limit?: number; name?: string } = {},
): Promise<SlipRow[]> {
  const { rows } = await tx.query<SlipRow>({
    ...(name !== undefined && { name }),
    text: `select s.id, s.player_id as "playerId", p.vendor, p.operator_id as "operatorId", p.wallet_user as "walletUser", s.wallet_token as "walletToken",
       p.demo_balance is not null as demo, s.game_code as "gameCode", s.type, s.sizes, s.lines, s.currency, s.stake, s.most_paid as "mostPaid",
       s.odds_style as "oddsStyle", s.language, s.rule_version as "ruleVersion", s.placed_at as "placedAt", s.closes_at as "closesAt",
       s.bet_uuid as "betUuid", s.win_uuid as "winUuid", s.rollback_uuid as "rollbackUuid", s.correct_uuid as "correctUuid", s.state, s.refusal,
       s.payout, s.valid_turnover as "validTurnover", s.paid, s.sent, s.correction, s.balance_after as "balanceAfter", s.attempts,
       s.request_digest as "requestDigest", l.legs
     from studio.sports_slip s join studio.player p on p.id = s.player_id
     cross join lateral (
       select json_agg(json_build_object('place', l.place, 'fixtureId', l.fixture_id, 'market', l.market, 'selection', l.selection, 'odds', l.odds,
         'priceVersion', l.price_version, 'outcome', l.outcome, 'settledBy', l.settled_by, 'resultVersion', l.result_version,
         'home', coalesce(h.names, o.names), 'away', coalesce(a.names, o.names), 'runner', o.runners -> l.selection, 'isOutright', o.fixture_id is not null,
         'virtual', c.virtual) order by l.place) as legs
       from studio.sports_leg l join studio.sports_fixture f on f.id = l.fixture_id join studio.sports_competition c on c.id = f.competition_id
         left join studio.sports_team h on h.id = f.home_id left join studio.sports_team a on a.id = f.away_id
         left join studio.sports_outright o on o.fixture_id = f.id
       where l.slip_id = s.id) as l
     where ${where} order by s.id desc ${limit === undefined ? '' : `limit ${limit}`}`,
    values,
  });
  return rows;
}
