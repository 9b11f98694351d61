import type { Withdrawal, WithdrawalAsk } from '@lanna/contract/money/withdrawals/withdrawals';
import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { cancellationOf } from '@lanna/rules/money/withdrawals/cancellation';
import { stageOf, type WithdrawalState } from '@lanna/rules/money/withdrawals/withdrawal-states';
import type { Selectable } from 'kysely';
import type {
  WithdrawalsAsk,
  WithdrawalsMove,
  WithdrawalsWithdrawal,
} from '../../../../platform/generated/withdrawals.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { type Channel, listChannels } from '../../payments/channel.ts';
import { type PayoutRow, payoutStateOf, showPayout } from '../payouts/payout.ts';

export type WithdrawalRow = Selectable<WithdrawalsWithdrawal>;
/** With whose account it goes to. */
export type PaidWithdrawalRow = WithdrawalRow & {
  bank_code: string;
  number_masked: string;
  holder_name: string;
};

export function withdrawalRows(db: Queryable) {
  return db
    .selectFrom('withdrawals.withdrawal as w')
    .innerJoin('withdrawals.bank_account as b', 'b.id', 'w.bank_account_id')
    .selectAll('w')
    .select(['b.bank_code', 'b.number_masked', 'b.holder_name']);
}

export function stateOf({ state }: Pick<WithdrawalRow, 'state'>): WithdrawalState {
  return state as WithdrawalState;
}

export interface Reader {
  brand: BrandProfile;
  language: Language;
}

/** Withdrawals as their own member sees them. No operator is named. */
export async function showWithdrawals(
  db: Queryable,
  rows: readonly PaidWithdrawalRow[],
  reader: Reader,
): Promise<Withdrawal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [payouts, asks, moves, channels] = await Promise.all([
    db
      .selectFrom('withdrawals.payout')
      .selectAll()
      .where('withdrawal_id', 'in', ids)
      .orderBy('withdrawal_id')
      .orderBy('place')
      .execute(),
    readAsks(db, ids),
    db
      .selectFrom('withdrawals.move')
      .select(['withdrawal_id', 'from_state', 'to_state', 'words', 'at'])
      .where('withdrawal_id', 'in', ids)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    listChannels(db, { merchantId: reader.brand.id, way: 'out' }),
  ]);
  return rows.map((row) => shownWith(row, { payouts, asks, moves, channels }, reader));
}

/** What stands around a withdrawal, of this one and of others. */
interface Around {
  payouts: readonly PayoutRow[];
  asks: readonly AskRow[];
  moves: readonly Pick<
    Selectable<WithdrawalsMove>,
    'withdrawal_id' | 'from_state' | 'to_state' | 'words' | 'at'
  >[];
  channels: readonly Pick<Channel, 'code' | 'name'>[];
}

/** One that has just been asked and waits: nothing stands around it yet but its first move. */
export function showNew(
  row: PaidWithdrawalRow,
  channel: Pick<Channel, 'code' | 'name'>,
  reader: Reader,
): Withdrawal {
  const move = {
    withdrawal_id: row.id,
    from_state: null,
    to_state: row.state,
    words: '',
    at: row.requested_at,
  };
  return shownWith(row, { payouts: [], asks: [], moves: [move], channels: [channel] }, reader);
}

function shownWith(row: PaidWithdrawalRow, around: Around, { brand, language }: Reader): Withdrawal {
  const { payouts, asks, moves, channels } = around;
  const state = stateOf(row);
  const channel = channels.find(({ code }) => code === row.channel_code);
  const own = payouts.filter((payout) => payout.withdrawal_id === row.id);
  return {
    id: row.id,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    net: formatMoney(row.amount - row.fee),
    currency: row.currency,
    channelName: channel ? localText(channel.name, language, brand.defaultLanguage) : row.channel_code,
    state,
    stage: stageOf(state),
    since: row.stage_since.toISOString(),
    promisedUntil: row.promised_until?.toISOString() ?? null,
    requestedAt: row.requested_at.toISOString(),
    isChecked: row.is_checked,
    payee: payeeOf(row),
    words: row.words,
    asks: asks.filter((ask) => ask.withdrawal_id === row.id).map(showAsk),
    payouts: own.map(showPayout),
    cancellation: cancellationOf(state, own.map(payoutStateOf)),
    history: moves
      .filter((move) => move.withdrawal_id === row.id && isNewsToMember(move))
      .map((move) => ({
        state: move.to_state as WithdrawalState,
        at: move.at.toISOString(),
        words: move.words,
      })),
  };
}

export function payeeOf(row: Pick<PaidWithdrawalRow, 'bank_code' | 'number_masked' | 'holder_name'>) {
  return { bankCode: row.bank_code, numberMasked: row.number_masked, holderName: row.holder_name };
}

export type AskRow = Selectable<WithdrawalsAsk>;

export function readAsks(db: Queryable, withdrawalIds: readonly string[]): Promise<AskRow[]> {
  return db
    .selectFrom('withdrawals.ask')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('asked_at')
    .orderBy('place')
    .execute();
}

function showAsk(ask: AskRow): WithdrawalAsk {
  return {
    id: ask.id,
    kind: ask.kind as WithdrawalAsk['kind'],
    words: ask.words,
    answer:
      ask.answered_at === null
        ? null
        : { text: ask.answer ?? '', pictures: ask.pictures, at: ask.answered_at.toISOString() },
  };
}

/** From one operator's hands into another's is the house's affair. */
function isNewsToMember({ from_state, to_state }: { from_state: string | null; to_state: string }): boolean {
  return from_state !== to_state;
}
