import { Refused } from './ask.ts';
import type { DemoMember, ShotRound } from './demo-member.ts';

/** A round is to have so many shots more than it needs. */
const SPARE_SHOTS = 5;
/** They are there when this share of the time is over. */
const BY_SHARE = 0.7;
/** Each member may shoot once a second; members take turns. */
const SHORTEST_MS = 400;
const UNHURRIED_MS = 25_000;
const AFTER_TROUBLE_MS = 15_000;

/**
 * Lets members who are logged in shoot at the round of Yeekee whose shots end next, in turns, so that none of the demo's rounds is given back for
 * too few shots. Goes on until `pause` rejects.
 */
export async function shootRounds({
  members,
  pause,
}: {
  /** Who is logged in now, by their names. */
  members: ReadonlyMap<string, DemoMember>;
  pause(ms: number): Promise<void>;
}): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const shooters = [...members.values()];
    const member = shooters[turn % shooters.length];
    await pause(member ? await shootOnce(member, shooters.length) : AFTER_TROUBLE_MS);
  }
}

/** Answers how long to wait before the next shot. A refusal, such as of a round that ends in this moment, passes. */
async function shootOnce(member: DemoMember, shooters: number): Promise<number> {
  try {
    const round = await member.shotRound();
    if (!round) return AFTER_TROUBLE_MS;
    await member.shoot(round.numero, shotText());
    return Math.max(pauseBeforeShot(round), 1000 / shooters);
  } catch (error) {
    return error instanceof Refused && error.code === 'shots_closed' ? SHORTEST_MS : AFTER_TROUBLE_MS;
  }
}

/** The less time and the more shots are missing, the shorter. */
export function pauseBeforeShot({ count, leastShots, leftMs }: Omit<ShotRound, 'numero'>): number {
  const missing = leastShots + SPARE_SHOTS - count;
  if (missing <= 0) return UNHURRIED_MS;
  return Math.max(SHORTEST_MS, Math.min(UNHURRIED_MS, (leftMs * BY_SHARE) / missing));
}

/** For the look of it alone: what comes of a round is decided by the house's shot as well. */
function shotText(): string {
  return String(Math.floor(Math.random() * 100_000)).padStart(5, '0');
}
