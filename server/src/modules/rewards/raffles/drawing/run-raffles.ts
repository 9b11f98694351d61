import { FIXED_AFTER_MS, prizesOf, ROUNDS_MOST } from '@lanna/rules/rewards/raffles/terms';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { holdRaffle, prizesIn, type Raffle, raffles } from '../raffle.ts';
import { drawOn, type WantedPrize } from './draw-on.ts';
import { endRaffle } from './end-raffle.ts';
import { fixList } from './fix-list.ts';
import { notifyOfRaffle } from './notify-of-raffle.ts';
import { isWithoutChain, publishChain } from './raffle-chain.ts';

const DAY_MS = 86_400_000;

export interface RaffleDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
}

/**
 * Moves raffles on: fixes the lists of those that have closed, draws from those that are fixed, draws on where a prize was not claimed, and ends those of which none waits. Each
 * step is a transaction of its own and says by the state of its row that it is done: killed anywhere, or run twice at once, the next run goes on.
 */
export async function runRaffles(deps: RaffleDeps): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const isAny = await raffles(db.kysely)
    .where('r.state', 'in', ['published', 'fixed', 'drawn'])
    .limit(1)
    .executeTakeFirst();
  if (!isAny) return;
  await db.transaction(async (tx) => {
    if (await isWithoutChain(tx)) await publishChain(tx, deps, now);
  });
  const closed = new Date(now.getTime() - FIXED_AFTER_MS);
  await each(
    deps,
    'published',
    (query) => query.where('r.ends_at', '<=', closed),
    (tx, raffle) => fixList(tx, deps, raffle, now),
  );
  // In the order their links were given away: a link shows all before it.
  await each(
    deps,
    'fixed',
    (query) => query.orderBy('r.link_place'),
    async (tx, raffle) => {
      if (mayBeDrawn(raffle, now)) await drawFirst(tx, deps, raffle, now);
    },
  );
  await each(
    deps,
    'drawn',
    (query) => query,
    (tx, raffle) => drawAgain(tx, deps, raffle, now),
  );
}

async function each(
  { db }: RaffleDeps,
  state: Raffle['state'],
  narrowed: (query: ReturnType<typeof raffles>) => ReturnType<typeof raffles>,
  step: (tx: Tx, raffle: Raffle) => Promise<void>,
): Promise<void> {
  const rows = await narrowed(raffles(db.kysely).where('r.state', '=', state))
    .orderBy('r.ends_at')
    .execute();
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const raffle = await holdRaffle(tx, id);
      if (raffle?.state === state) await step(tx, raffle);
    });
}

/** One that names a beacon waits for it as many days as its terms say: then it is drawn without, which its proof shows. */
function mayBeDrawn({ beacon_days: days, beacon, fixed_at: fixedAt }: Raffle, now: Date): boolean {
  if (days === null || beacon !== null) return true;
  return fixedAt !== null && now.getTime() >= fixedAt.getTime() + days * DAY_MS;
}

async function drawFirst(tx: Tx, deps: RaffleDeps, raffle: Raffle, now: Date): Promise<void> {
  const wanted = prizesOf(prizesIn(raffle)).map((_, at) => ({ prize: at + 1, round: 1 }));
  const drawn = await drawOn(tx, deps, raffle, { wanted, now });
  await tx
    .updateTable('raffles.raffle')
    .set({ state: 'drawn', drawn_at: now, drawn, changed_at: now, edit: raffle.edit + 1 })
    .where('id', '=', raffle.id)
    .execute();
  await notifyOfRaffle(tx, raffle);
}

/** What was not claimed in time goes to the next drawn, so many times; once nothing waits, it is over. */
async function drawAgain(tx: Tx, deps: RaffleDeps, raffle: Raffle, now: Date): Promise<void> {
  const { id } = raffle;
  const lapsed = await tx
    .updateTable('raffles.prize')
    .set({ state: 'lapsed' })
    .where('raffle_id', '=', id)
    .where('state', '=', 'waiting')
    .where('lapses_at', '<=', now)
    .returning(['prize', 'round'])
    .execute();
  const wanted: WantedPrize[] = lapsed
    .filter(({ round }) => round < ROUNDS_MOST)
    .map(({ prize, round }) => ({ prize, round: round + 1 }))
    .sort((one, other) => one.prize - other.prize);
  if (wanted.length > 0) {
    const drawn = await drawOn(tx, deps, raffle, { wanted, now });
    await tx.updateTable('raffles.raffle').set({ drawn, changed_at: now }).where('id', '=', id).execute();
  }
  const waits = await tx
    .selectFrom('raffles.prize')
    .select('id')
    .where('raffle_id', '=', id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  if (!waits) return endRaffle(tx, raffle, { state: 'ended', now });
  if (lapsed.length > 0) await notifyOfRaffle(tx, raffle);
}
