import type { Outcome } from '@lanna/rules/group-commit';
import { formatMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { hasRelatedOutright } from '@lanna/rules/play/sports/slips/slip';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { prolongSessions } from '../../play/session.ts';
import { setOwnBalance } from '../../players/player.ts';
import { NoAtSports } from '../sports-refusal.ts';
import { acceptLegs } from './accept-legs.ts';
import { type AskedSlip, refuseProblem } from './asked-slip.ts';
import { countLiability, type Held, lockHeld, readHeld } from './hold-liability.ts';
import { insertSlips, type NewSlip } from './insert-slips.ts';
import { type Look, lookAtSlips } from './look-at-slips.ts';
import { slipOf } from './read-legs.ts';
import type { SlipRow } from './slip-row.ts';
import {
  exposedKey,
  exposuresOf,
  type HeldAt,
  lesser,
  liabilityOf,
  type MostStake,
  mostByLiability,
  mostByRules,
} from './stake-bounds.ts';

/** The slip as it was written, or the id of the one that was written before under the same key. */
type ReservedSlip = { slip: SlipRow } | { known: string };

/**
 * Writes slips of different players before the wallet is asked for their stakes, or says why not, each by itself and in the order in which they came: what one of them takes of the liability is
 * gone for the next. Players, fixtures and exposures are locked in this order, and each in one order. `waits`: for what another transaction holds; else such a slip is to be tried alone.
 */
export async function reserveSlips(
  tx: Tx,
  asked: readonly AskedSlip[],
  { waits, now }: { waits: boolean; now: Date },
): Promise<Outcome<ReservedSlip>[]> {
  const looks = await lookAtSlips(tx, asked, { waits });
  const found = asked.map((slip, at) => outcomeOfLook(slip, looks[at]));
  const priced = found.flatMap((one) => ('priced' in one ? [one.priced] : []));
  const held = await heldBy(tx, priced);
  const reserved = new Map<AskedSlip, Outcome<NewSlip>>(
    priced.map((one) => [one.asked, outcomeOf(() => reserve(one, held))]),
  );
  const slips = [...reserved.values()].flatMap((outcome) =>
    outcome !== 'alone' && 'answer' in outcome ? [outcome.answer] : [],
  );
  const written = slips.length > 0 ? await write(tx, slips, now) : new Map<string, SlipRow>();
  return found.map((one) => {
    if ('outcome' in one) return one.outcome;
    const outcome = reserved.get(one.priced.asked) ?? 'alone';
    if (outcome === 'alone' || 'error' in outcome) return outcome;
    const slip = written.get(outcome.answer.id);
    if (!slip) throw new Error('a slip was not written');
    return { answer: { slip } };
  });
}

type Priced = Pick<NewSlip, 'asked' | 'slip' | 'legs' | 'own'> & {
  facts: Extract<Look, { is: 'new' }>['facts'];
  /** By all bounds but the liability. */
  most: MostStake;
};

function outcomeOfLook(
  asked: AskedSlip,
  look: Look | undefined,
): { outcome: Outcome<ReservedSlip> } | { priced: Priced } {
  if (!look || look.is === 'busy') return { outcome: 'alone' };
  if (look.is === 'known') {
    if (look.digest === asked.digest) return { outcome: { answer: { known: look.id } } };
    return { outcome: { error: new NoAtSports('invalid_input', { fields: ['idempotencyKey'] }) } };
  }
  try {
    return { priced: price(asked, look) };
  } catch (error) {
    return { outcome: { error } };
  }
}

function outcomeOf<T>(run: () => T): Outcome<T> {
  try {
    return { answer: run() };
  } catch (error) {
    return { error };
  }
}

function price(asked: AskedSlip, { legs, own, facts }: Extract<Look, { is: 'new' }>): Priced {
  if (facts.isStopped) throw new NoAtSports('game_disabled');
  const accepted = acceptLegs(asked.request, legs);
  const slip = slipOf(asked.request, accepted);
  refuseProblem(slip);
  if (hasRelatedOutright(accepted)) throw new NoAtSports('slip_invalid', { problem: 'same_competition' });
  return { asked, slip, legs: accepted, own, facts, most: mostByRules(slip, facts) };
}

/** What is counted where these slips would be. Locked for those that liability alone can refuse: of the others it is only said. */
async function heldBy(tx: Tx, priced: readonly Priced[]): Promise<Held> {
  const real = priced.filter(({ own }) => own.ownBalance === null);
  const places = (of: readonly Priced[]) =>
    of.flatMap(({ slip, facts }) => exposuresOf(slip, 0n, facts.bounds));
  const mayFit = ({ asked, most }: Priced) => asked.stake <= most.most;
  const locked = await lockHeld(tx, places(real.filter(mayFit)));
  const others = await readHeld(tx, places(real.filter((one) => !mayFit(one))));
  return new Map([...others, ...locked]);
}

function reserve({ asked, slip, legs, own, facts, most }: Priced, held: Held): NewSlip {
  const { stake } = asked;
  const { ownBalance } = own;
  const heldAt: HeldAt = (at) => held.get(exposedKey(at)) ?? 0n;
  const bound = ownBalance === null ? lesser(most, mostByLiability(slip, facts, heldAt)) : most;
  if (stake > bound.most) throw tooMuch(bound);
  if (ownBalance !== null && ownBalance < stake) throw new NoAtSports('not_enough_money');
  const { ofLeg } = liabilityOf(slip, stake);
  const exposed = ownBalance === null ? exposuresOf(slip, ofLeg, facts.bounds) : [];
  for (const at of exposed) held.set(exposedKey(at), heldAt(at) + at.liability);
  return { id: newId(Date.now()), asked, slip, legs, own, ofLeg, exposed };
}

function tooMuch({ most, because }: MostStake): NoAtSports {
  if (because === 'limits')
    return new NoAtSports('stake_outside_limits', {
      least: formatMoney(SLIP_BOUNDS.leastStake),
      most: formatMoney(most),
    });
  return new NoAtSports('stake_too_high', { most: formatMoney(most), because });
}

/** By slip, as they are written. */
async function write(tx: Tx, slips: readonly NewSlip[], now: Date): Promise<Map<string, SlipRow>> {
  const written = await insertSlips(tx, slips);
  await countLiability(
    tx,
    slips.flatMap(({ exposed }) => exposed),
  );
  for (const { asked, own } of slips)
    if (own.ownBalance !== null)
      await setOwnBalance(tx, asked.session.playerId, own, own.ownBalance - asked.stake);
  await prolongSessions(
    tx,
    slips.map(({ asked }) => asked.session.id),
    now,
  );
  return new Map(written.map((slip) => [slip.id, slip]));
}
