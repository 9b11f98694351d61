import type { RafflePrize } from '@lanna/rules/rewards/raffles/terms';
import { type Selectable, sql } from 'kysely';
import type { RafflesPrize } from '../../../platform/generated/raffles.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

export type PrizeRow = Selectable<RafflesPrize>;

export function raffles(db: Queryable) {
  return (
    db
      .selectFrom('raffles.raffle as r')
      .selectAll('r')
      // Days of the brand, which are no moments.
      .select([sql<string>`r.first_day::text`.as('firstDay'), sql<string>`r.last_day::text`.as('lastDay')])
  );
}

export type Raffle = Awaited<ReturnType<ReturnType<typeof raffles>['executeTakeFirstOrThrow']>>;

/** Held until the end of the transaction: its list is fixed, drawn and drawn on by one at a time. */
export function holdRaffle(tx: Tx, id: string): Promise<Raffle | undefined> {
  return raffles(tx).where('r.id', '=', id).forUpdate().executeTakeFirst();
}

export function prizesIn({ prizes }: Pick<Raffle, 'prizes'>): RafflePrize[] {
  return prizes as unknown as RafflePrize[];
}

/** As its terms name it. */
export function beaconIn({
  beacon_name: name,
  beacon_days: days,
}: Pick<Raffle, 'beacon_name' | 'beacon_days'>) {
  return name === null || days === null ? null : { name, days };
}

export function rewardIn({ reward }: Pick<PrizeRow, 'reward'>): RafflePrize {
  return reward as unknown as RafflePrize;
}

/** Days of a brand as the database writes them, and the moments they begin at and end with. */
export function momentsOf(
  firstDay: string,
  lastDay: string,
  timeZone: string,
): { startsAt: Date; endsAt: Date } {
  const startOf = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone, plainTime: '00:00' }).epochMilliseconds);
  return {
    startsAt: startOf(Temporal.PlainDate.from(firstDay)),
    endsAt: startOf(Temporal.PlainDate.from(lastDay).add({ days: 1 })),
  };
}
