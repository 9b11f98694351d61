import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { changeProposal, type PairedCall, proposeChange } from '../../../../platform/ops/change-proposal.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notifyOfRaffle } from '../drawing/notify-of-raffle.ts';
import { publishChain } from '../drawing/raffle-chain.ts';
import { fundRaffle } from '../fund-raffle.ts';
import { beaconIn, prizesIn } from '../raffle.ts';
import { lockOpsRaffle, subjectOf } from './raffle-form.ts';

const PUBLISH = 'raffles.publish-raffle';

interface Sealing {
  secrets: SecretBox;
}

/** That prizes are given away is decided by two, however little they are. */
export const publishProposal = (deps: Sealing) =>
  changeProposal({
    kind: PUBLISH,
    permission: 'raffles.change',
    rule: { standard: 'always', floor: 'always' },
    wanted: z.object({ id: z.uuid(), edit: z.int() }),
    carryOut: async (tx, wanted, { call, reason, now }) =>
      publishRaffle(tx, deps, call, { ...wanted, reason, now }),
  });

/** Funds a raffle and shows it to members, as both operators have seen it. Refuses as `publishRaffle` declares. */
export async function publishRaffle(
  tx: Tx,
  deps: Sealing,
  call: PairedCall & Pick<AnyOpsCall, 'brandIds'>,
  { id, edit, reason, now }: { id: string; edit: number; reason: string; now: Date },
): Promise<{ proposal: string | null }> {
  const raffle = await lockOpsRaffle(tx, call.brandIds, { id, edit });
  if (raffle.state !== 'draft') throw new Refusal('raffle_move_impossible');
  if (raffle.ends_at <= now) throw new Refusal('raffle_terms_impossible');
  const action = {
    brandId: raffle.merchant_id,
    subject: subjectOf(raffle),
    before: { state: 'draft' },
    after: {
      ...{ state: 'published', pool: formatMoney(raffle.pool), prizes: prizesIn(raffle) },
      ...{ firstDay: raffle.firstDay, lastDay: raffle.lastDay, perTicket: formatMoney(raffle.per_ticket) },
      ...{ ticketsMost: raffle.tickets_most, leastRank: raffle.least_rank, beacon: beaconIn(raffle) },
    },
    reason,
  };
  if (await call.mustBeProposed(tx, PUBLISH))
    return { proposal: await proposeChange(tx, call, { kind: PUBLISH, wanted: { id, edit }, ...action }) };
  await publishChain(tx, deps, now);
  await fundRaffle(tx, raffle, now);
  await call.record(tx, { action: PUBLISH, ...action });
  await notifyOfRaffle(tx, raffle);
  return { proposal: null };
}
