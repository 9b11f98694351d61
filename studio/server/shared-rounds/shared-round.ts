import type { SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import type { Tx } from '../platform/database.ts';

/** A round as its leader reads it: its receipt so far, and what is due by the database's clock. */
export interface SharedRound extends Omit<SharedReceipt, 'chain'> {
  chain: SharedReceipt['chain'] & { id: string };
  opensDue: boolean;
  closesDue: boolean;
  voidReason: string | null;
}

/** Rounds in a condition, newest first. `where` is SQL of this program; its `r` is the round. Seeds are shown from opening on, when they are fixed. */
export async function selectSharedRounds(
  tx: Tx,
  where: string,
  values: unknown[],
  limit = 1,
): Promise<SharedRound[]> {
  const { rows } = await tx.query<Omit<SharedRound, 'chain'> & { chain: SharedRound['chain'] }>(
    `select r.id, r.subject, r.number, r.kind, r.rule_version as "ruleVersion", r.state, r.beacon, r.terms,
       coalesce(r.actions, '[]') as actions, r.outcome, r.void_reason as "voidReason",
       r.opens_at <= clock_timestamp() as "opensDue", r.closes_at <= clock_timestamp() as "closesDue",
       json_build_object('id', r.chain_id, 'anchor', c.anchor, 'place', r.place, 'linkBefore', r.link_before,
         'link', r.link) as chain,
       case when r.state = 'announced' then '[]' else coalesce((
         select json_agg(s.seed order by s.place) from studio.shared_round_seed s where s.round_id = r.id), '[]') end as seeds
     from studio.shared_round r join studio.fair_chain c on c.id = r.chain_id
     where ${where} order by r.id desc limit ${limit}`,
    values,
  );
  return rows;
}

/** What anyone may see of a round: its commitment from the announcement, everything once it has ended. */
export function sharedReceiptOf(round: SharedRound): SharedReceipt {
  const { opensDue: _, closesDue: __, voidReason: ___, ...receipt } = round;
  const { id: ____, ...chain } = round.chain;
  return { ...receipt, chain };
}
