import { sharedOutcome } from '@lanna/rules/play/shared-rounds/check-receipt';
import { sharedKind } from '@lanna/rules/play/shared-rounds/kinds';
import type { Led } from '../leases/lease.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { keepChain, reserveLink, revealLink } from './chain.ts';
import { type SharedRound, selectSharedRounds, sharedReceiptOf } from './shared-round.ts';

/** How a subject's rounds follow each other, and what its game does with them. */
export interface SharedRoundPlan {
  kind: string;
  ruleVersion: string;
  /** For players' seeds, between announcement and opening. */
  seedsMs: number;
  bettingMs: number;
  /** Fixed with the announcement. */
  terms: unknown;
  linksOfChain?: number;
  /** What players did in the closed round, in order; read in the transaction that settles. */
  actionsOf?(tx: Tx, round: SharedRound): Promise<unknown[]>;
  /** In the transaction that settles: the game writes what it owes. */
  onSettled?(tx: Tx, round: SharedRound, outcome: unknown): Promise<unknown>;
}

/**
 * One step of the rounds of a subject, if one is due: announces the next, opens it once its time for seeds is over, closes it, settles it. All of it is in rows and
 * by the database's clock, so any process goes on where another has ended. Each step is one transaction.
 */
export async function leadSharedRound(leader: Led, plan: SharedRoundPlan): Promise<void> {
  await keepChain(leader, plan.linksOfChain);
  await leader.write(async (tx) => {
    const round = await roundInPlay(tx, leader.subject);
    if (!round) await announceSharedRound(tx, leader.subject, plan);
    else if (round.state === 'announced' && round.opensDue) await moveSharedRound(tx, round, 'open');
    else if (round.state === 'open' && round.closesDue) await moveSharedRound(tx, round, 'closed');
    else if (round.state === 'closed') await settleSharedRound(tx, round, plan);
  });
}

/** Ends the subject's round without an outcome. */
export async function voidSharedRound(leader: Led, roundId: string, reason: string): Promise<boolean> {
  return leader.write(async (tx) => {
    const round = await roundInPlay(tx, leader.subject);
    if (round?.id !== roundId) return false;
    await endAsVoid(tx, round, reason);
    return true;
  });
}

/** The subject's round that has not ended; a leader reads it in the transaction in which it moves it. */
export async function roundInPlay(tx: Tx, subject: string): Promise<SharedRound | undefined> {
  const [round] = await selectSharedRounds(
    tx,
    `r.subject = $1 and r.state in ('announced', 'open', 'closed')`,
    [subject],
  );
  return round;
}

/** Shows the link of a round that ends so: what is known of it now helps no one in a later round. */
export async function endAsVoid(tx: Tx, round: SharedRound, reason: string): Promise<void> {
  const link = await revealLink(tx, { chainId: round.chain.id, place: round.chain.place });
  await tx.query(
    `update studio.shared_round set state = 'void', link = $2, void_reason = $3 where id = $1 and state = $4`,
    [round.id, link, reason, round.state],
  );
}

/** The subject has a chain with a link left: `keepChain`, in a transaction before. */
export async function announceSharedRound(tx: Tx, subject: string, plan: SharedRoundPlan): Promise<void> {
  const { kind, ruleVersion, terms } = plan;
  if (!sharedKind(kind, ruleVersion)) throw new Error(`no kind ${kind} ${ruleVersion} is registered`);
  const { chainId, place, linkBefore } = await reserveLink(tx, subject);
  await tx.query(
    `insert into studio.shared_round (id, subject, number, kind, rule_version, chain_id, place, link_before, terms, state, opens_at, closes_at)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, $8, 'announced',
       clock_timestamp() + $9::interval, clock_timestamp() + $9::interval + $10::interval
     from studio.shared_round where subject = $2`,
    [
      ...[newId(Date.now()), subject, kind, ruleVersion, chainId, place, linkBefore, JSON.stringify(terms)],
      ...[`${plan.seedsMs} ms`, `${plan.bettingMs} ms`],
    ],
  );
}

/** A round whose opening came late is open for as long as it would have been. */
export async function moveSharedRound(
  tx: Tx,
  { id, state }: SharedRound,
  to: 'open' | 'closed',
): Promise<void> {
  await tx.query(
    `update studio.shared_round set state = $3,
       closes_at = case when $3 = 'open' then clock_timestamp() + (closes_at - opens_at) else closes_at end
     where id = $1 and state = $2`,
    [id, state, to],
  );
}

export async function settleSharedRound(
  tx: Tx,
  round: SharedRound,
  plan: Pick<SharedRoundPlan, 'actionsOf' | 'onSettled'>,
): Promise<void> {
  const link = await revealLink(tx, { chainId: round.chain.id, place: round.chain.place });
  const actions = (await plan.actionsOf?.(tx, round)) ?? [];
  const outcome = sharedOutcome({
    ...sharedReceiptOf(round),
    actions,
    chain: { ...round.chain, link },
  });
  const { rowCount } = await tx.query(
    `update studio.shared_round set state = 'settled', link = $2, actions = $3, outcome = $4 where id = $1 and state = 'closed'`,
    [round.id, link, JSON.stringify(actions), JSON.stringify(outcome)],
  );
  if (rowCount === 1) await plan.onSettled?.(tx, round, outcome);
}
