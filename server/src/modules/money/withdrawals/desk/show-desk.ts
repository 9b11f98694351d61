import { language } from '@lanna/contract/language';
import type { DeskMove, WithdrawalPage } from '@lanna/contract/money/withdrawals/ops';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import type { RiskKind } from '@lanna/rules/money/withdrawals/risk-rules';
import { mayMoveWithdrawal, type WithdrawalState } from '@lanna/rules/money/withdrawals/withdrawal-states';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { channelState, listChannels } from '../../payments/channel.ts';
import { existingPictures } from '../asking/pictures.ts';
import { readAsks } from '../asking/withdrawal.ts';
import { payoutRows, showPayoutRow } from '../payouts/list-payouts.ts';
import type { KeptElsewhere } from '../turnover.ts';
import { APPROVE_KIND } from './approve-withdrawal.ts';
import { approvedWith } from './approved-with.ts';
import { deskFacts } from './desk-facts.ts';
import { deskRows, showDeskRow } from './list-desk.ts';

/** What each of the desk's moves makes of a withdrawal. `approve` may make it signed first. */
const MOVES = {
  take: 'reviewing',
  put_back: 'waiting',
  approve: 'paying',
  reject: 'rejected',
  ask: 'needs_answer',
} as const satisfies Record<DeskMove, WithdrawalState>;

/** One withdrawal for the desk, with everything to decide by. Refuses with `not_found`. */
export async function showDeskWithdrawal(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'mustBeProposed' | 'operator' | 'language'>,
  id: string,
  elsewhere: readonly KeptElsewhere[],
  now: Date,
): Promise<WithdrawalPage> {
  const record = await deskRows(db, call.brandIds).where('w.id', '=', id).executeTakeFirst();
  if (!record) throw new Refusal('not_found');
  const row = showDeskRow(record, call.brands);
  const [reasons, facts, payouts, asks, pictures, history, channels] = await Promise.all([
    db.selectFrom('withdrawals.reason').selectAll().where('withdrawal_id', '=', id).orderBy('kind').execute(),
    deskFacts(db, record, elsewhere),
    payoutRows(db, call.brandIds).where('p.withdrawal_id', '=', id).orderBy('p.place').execute(),
    readAsks(db, [id]),
    existingPictures(db, [id]),
    db
      .selectFrom('withdrawals.move')
      .selectAll()
      .where('withdrawal_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    listChannels(db, { merchantId: record.merchant_id, way: 'out' }),
  ]);
  const brand = call.brands.find((one) => one.id === record.merchant_id);
  const at = { rankLevel: record.rank_level, now, timeZone: brand?.timeZone ?? 'UTC' };
  return {
    row,
    language: language.parse(record.language),
    words: record.words,
    reasons: reasons.map(({ kind, rule_version, facts: found }) => ({
      kind: kind as RiskKind,
      ruleVersion: rule_version,
      facts: found as WithdrawalPage['reasons'][number]['facts'],
    })),
    facts,
    payouts: payouts.map((payout) => showPayoutRow(payout, call.brands, pictures)),
    asks: asks.map((ask) => ({
      id: ask.id,
      kind: ask.kind as WithdrawalPage['asks'][number]['kind'],
      words: ask.words,
      askedAt: ask.asked_at.toISOString(),
      answer:
        ask.answered_at === null
          ? null
          : {
              text: ask.answer ?? '',
              pictures: ask.pictures.filter((picture) => pictures.has(picture)),
              at: ask.answered_at.toISOString(),
            },
    })),
    moves: movesOf(row.state, record.handled_by_id, call.operator.id),
    needsSecondOperator: await call.mustBeProposed(db, APPROVE_KIND, await approvedWith(db, record, now)),
    proposalId: record.proposal_id,
    channels: channels
      .filter(({ currency }) => currency === record.currency)
      .sort(
        (one, other) => Number(other.code === record.channel_code) - Number(one.code === record.channel_code),
      )
      .map((channel) => ({
        code: channel.code,
        name: localText(channel.name, call.language, brand?.defaultLanguage ?? 'EN'),
        kind: channel.kind,
        state: channelState(channel, at),
        min: formatMoney(channel.min),
        max: formatMoney(channel.max),
      })),
    history: history.map((move) => ({
      from: move.from_state as WithdrawalState | null,
      to: move.to_state as WithdrawalState,
      operator: move.operator_name,
      words: move.words,
      at: move.at.toISOString(),
    })),
  };
}

/** From signed only a second operator moves it; what another operator has must be taken first. */
function movesOf(state: WithdrawalState, holderId: string | null, operatorId: string): DeskMove[] {
  if (state === 'signed') return [];
  const possible = (Object.keys(MOVES) as DeskMove[]).filter((move) =>
    move === 'approve' ? state === 'reviewing' : mayMoveWithdrawal(state, MOVES[move]),
  );
  const isMine = holderId === operatorId;
  if (isMine) return possible.filter((move) => move !== 'take' || state === 'needs_answer');
  return possible.filter((move) => move === 'take');
}
