import { formatMoney, parseMoney } from '@lanna/rules/money';
import { checkSharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import { tableRules } from '@lanna/rules/play/tables/all-tables';
import type { OfficeTableBet, OfficeTableRound } from '../../back-office-api.ts';
import { playName } from '../../rules/table/play-names.ts';
import type { Tx } from '../platform/database.ts';
import { maskName } from '../players/mask-name.ts';
import { type SharedRound, selectSharedRounds, sharedReceiptOf } from '../shared-rounds/shared-round.ts';
import type { TableDesk } from '../tables/desk/open-desk.ts';
import { subjectOf } from '../tables/live-table.ts';
import { BackOfficeRefusal } from './back-office-refusal.ts';
import { selectTableRounds } from './search-table-rounds.ts';
import type { OfficeSession } from './session.ts';

const BETS_SHOWN_MAX = 200;

/**
 * One round of a table of the vendor's with what fixed it, and the bets of the brand's players. The link is said once the round has ended, as it is to all.
 * Refuses `not_found`.
 */
export async function readTableRound(
  tx: Tx,
  desk: TableDesk,
  session: OfficeSession,
  id: string,
): Promise<OfficeTableRound> {
  const subjects = desk.lookedAfterBy(session.vendor, session.operatorId).map(({ code }) => subjectOf(code));
  const values = [id, subjects];
  const [round] = await selectSharedRounds(tx, 'r.id = $1 and r.subject = any($2)', values);
  const [line] = await selectTableRounds(tx, session, 'r.id = $3 and r.subject = any($4)', values, 1);
  if (!round || !line) throw new BackOfficeRefusal('not_found');
  const { rows: times } = await tx.query<{ closesAt: Date }>(
    'select closes_at as "closesAt" from studio.shared_round where id = $1',
    [id],
  );
  const { id: _, ...chain } = round.chain;
  return {
    ...line,
    closesAt: times[0]?.closesAt.toISOString() ?? line.opensAt,
    kind: round.kind,
    ruleVersion: round.ruleVersion,
    outcome: round.outcome,
    ...{ chain, seeds: round.seeds },
    verdict: verdictOf(round),
    ...(await voidingOf(tx, session, round)),
    betLines: await betLinesOf(tx, session, round),
  };
}

function verdictOf(round: SharedRound): OfficeTableRound['verdict'] {
  if (round.state === 'void') return null;
  const { verdict } = checkSharedReceipt(sharedReceiptOf(round));
  return verdict === 'not_settled' ? 'not_revealed' : verdict;
}

/** Who decided is said of the brand's own people; that a round is void, and why, concerns every brand whose players were in it. */
async function voidingOf(
  tx: Tx,
  { operatorId }: OfficeSession,
  { id, voidReason }: SharedRound,
): Promise<Pick<OfficeTableRound, 'voidReason' | 'voiding'>> {
  const { rows } = await tx.query<NonNullable<OfficeTableRound['voiding']> & { isOwn: boolean }>(
    `select operator_id = $2 as "isOwn", proposed_by as "proposedBy", approved_by as "approvedBy", reason, done_at is not null as "isDone"
     from studio.table_void where round_id = $1`,
    [id, operatorId],
  );
  const [found] = rows;
  if (!found) return { voidReason, voiding: null };
  const { isOwn, ...voiding } = found;
  return {
    voidReason: voidReason ?? (voiding.isDone ? voiding.reason : null),
    voiding: isOwn ? voiding : null,
  };
}

interface BetRow {
  player: string;
  state: OfficeTableBet['state'];
  chips: Record<string, string>;
  stake: bigint;
  payout: bigint | null;
  refusal: string | null;
}

/** Held to brand and vendor of the session in the query itself; demos have no player of the brand's. */
async function betLinesOf(
  tx: Tx,
  { vendor, operatorId }: OfficeSession,
  { id, kind, terms, outcome }: SharedRound,
): Promise<OfficeTableBet[]> {
  const { rows } = await tx.query<BetRow>(
    `select p.wallet_user as player, b.state, b.chips, b.stake, b.payout, b.refusal
     from studio.table_bet b join studio.player p on p.id = b.player_id
     where b.round_id = $1 and b.state <> 'taken_back'
       and p.vendor = $2 and p.operator_id = $3 and p.wallet_user is not null
     order by b.stake desc, b.confirmed_at, b.player_id limit ${BETS_SHOWN_MAX}`,
    [id, vendor, operatorId],
  );
  return rows.map(({ player, state, chips, stake, payout, refusal }) => ({
    player: maskName(player),
    state,
    chips: Object.entries(chips).map(([play, staked]) => ({
      name: { TH: playName(kind, play, 'TH'), EN: playName(kind, play, 'EN') },
      stake: staked,
      payout: payout === null ? null : legPaid(kind, terms, play, staked, outcome),
    })),
    stake: formatMoney(stake),
    payout: payout === null ? null : formatMoney(payout),
    refusal,
  }));
}

/** What one leg came back as, by the rules: they add up to the bet's payout. */
function legPaid(
  kind: string,
  terms: unknown,
  play: string,
  staked: string,
  outcome: unknown,
): string | null {
  const rules = tableRules(kind);
  const stake = parseMoney(staked);
  if (!rules || stake === undefined || outcome === null) return null;
  const variant = String((terms as { variant?: unknown }).variant ?? '');
  return formatMoney(rules.payout(variant, play, stake, outcome));
}
