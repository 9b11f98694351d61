import type { z } from 'zod';
import type { confirmRequest } from '../../../table-api.ts';
import type { Tx } from '../../platform/database.ts';
import { type PlaySessionRow, prolongSession } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import { type Chips, chipsText, stakeOf } from '../bets/table-bet.ts';
import {
  asSet,
  isWithinHours,
  SETTING_COLUMNS,
  type SettingRow,
  settingOf,
  type TableSetting,
} from '../desk/table-setting.ts';
import { type LiveTable, subjectOf } from '../live-table.ts';
import { NoAtTable } from '../table-refusal.ts';
import { notifyTable } from '../watching/notify-table.ts';
import { readChips, refuseOutsideLimits } from './read-chips.ts';
import { isStoppedFor } from './stops.ts';

type Confirm = z.infer<typeof confirmRequest>;

/**
 * The player's chips of the round from now on, in place of those confirmed before, from whichever device: the last one counts. The round is held open to the commit, so closing
 * waits for it; what comes a millisecond later touches nothing. A repeated key changes nothing. Limits and hours are those that the player's brand had set when the round
 * was announced.
 */
export async function confirmChips(
  { db, clock }: Studio,
  table: LiveTable,
  session: PlaySessionRow,
  request: Confirm,
): Promise<void> {
  const chips = readChips(table, request.chips);
  refuseOutsideLimits(table, chips);
  await db.transaction(async (tx) => {
    if (!(await takeKey(tx, session, request, chips))) return;
    const setting = await holdRound(tx, table, session, request.round);
    if (setting) refuseOutsideLimits(asSet(table, setting), chips);
    await refuseWithoutMoney(session, chips);
    await write(tx, table, session, { round: request.round, chips });
    await prolongSession(tx, session.id, clock.now());
    await notifyTable(tx, table.code, [session.playerId]);
  });
}

/** False for a key that was used before, for the same. */
async function takeKey(
  tx: Tx,
  { playerId }: PlaySessionRow,
  { round, idempotencyKey }: Confirm,
  chips: Chips,
): Promise<boolean> {
  const written = JSON.stringify(chipsText(chips));
  // Of no round at all, or of another table: the key is not used up.
  const { rows: known } = await tx.query('select from studio.shared_round where id = $1', [round]);
  if (known.length === 0) throw new NoAtTable('round_over');
  const { rowCount } = await tx.query(
    `insert into studio.table_confirm (player_id, key, round_id, chips) values ($1, $2, $3, $4) on conflict do nothing`,
    [playerId, idempotencyKey, round, written],
  );
  if (rowCount === 1) return true;
  const { rowCount: same } = await tx.query(
    'select from studio.table_confirm where player_id = $1 and key = $2 and round_id = $3 and chips = $4::jsonb',
    [playerId, idempotencyKey, round, written],
  );
  if (same !== 1) throw new NoAtTable('invalid_input', { fields: ['idempotencyKey'] });
  return false;
}

/** Gives what the player's brand has set for this round, if it has. */
async function holdRound(
  tx: Tx,
  table: LiveTable,
  session: PlaySessionRow,
  roundId: string,
): Promise<TableSetting | undefined> {
  const { rows: held } = await tx.query<{ held: boolean }>('select studio.hold_open_round($1) as held', [
    roundId,
  ]);
  const { rows } = await tx.query<RoundRow>(
    `select r.number, r.state, r.subject, m.at as announced_at, s.version, ${SETTING_COLUMNS}
     from studio.shared_round r join studio.shared_round_move m on m.round_id = r.id and m.state = 'announced'
     left join lateral (
       select * from studio.table_setting s where s.operator_id = $2 and s.table_code = $3 and s.set_at <= m.at
       order by s.version desc limit 1) s on true
     where r.id = $1`,
    [roundId, session.operatorId, table.code],
  );
  const [round] = rows;
  if (!round || round.subject !== subjectOf(table.code)) throw new NoAtTable('round_over');
  if (await isStoppedFor(tx, table, session, round.announced_at)) throw new NoAtTable('table_closed');
  const setting = round.version === null ? undefined : settingOf(round);
  if (!isWithinHours(setting, round.announced_at)) throw new NoAtTable('table_closed');
  if (held[0]?.held) return setting;
  if (round.state === 'announced')
    throw new NoAtTable('betting_closed', { number: round.number, opens: true });
  if (round.state === 'open' || round.state === 'closed')
    throw new NoAtTable('betting_closed', { number: round.number });
  throw new NoAtTable('round_over', { number: round.number });
}

interface RoundRow extends SettingRow {
  number: number;
  state: string;
  subject: string;
  announced_at: Date;
  /** Of the brand's setting; null: there was none. */
  version: number | null;
}

/** Of money that is kept here; what the operator's wallet holds it says itself, when betting has closed. */
async function refuseWithoutMoney({ demoBalance, keptBalance }: PlaySessionRow, chips: Chips): Promise<void> {
  const own = demoBalance ?? keptBalance;
  if (own !== null && own < stakeOf(chips)) throw new NoAtTable('not_enough_money');
}

async function write(
  tx: Tx,
  table: LiveTable,
  { playerId, currency, language, walletToken }: PlaySessionRow,
  { round, chips }: { round: string; chips: Chips },
): Promise<void> {
  const stake = stakeOf(chips);
  await tx.query(
    `insert into studio.table_bet (round_id, player_id, table_code, subject, game_code, currency, chips, stake, state, confirmed_at, wallet_token, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp(), $10, $11)
     on conflict (round_id, player_id) do update set chips = excluded.chips, stake = excluded.stake, state = excluded.state,
       confirmed_at = excluded.confirmed_at, wallet_token = excluded.wallet_token`,
    [
      ...[round, playerId, table.code, subjectOf(table.code), table.game, currency],
      ...[
        JSON.stringify(chipsText(chips)),
        stake,
        stake === 0n ? 'taken_back' : 'confirmed',
        walletToken,
        language,
      ],
    ],
  );
}
