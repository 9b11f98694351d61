import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../sql/database.ts';
import type { Log } from './log.ts';

/** Figures of the whole house, which its database says: told by the processes with the role `jobs`, so that each is read once or twice. */
export const HOUSE_FIGURES = {
  money_in_flight: {
    help: 'Money that has left one place and has not come to another, in whole units',
    labels: ['what', 'currency'],
  },
  money_in_flight_oldest_seconds: { help: 'How long the oldest of it has been on its way', labels: ['what'] },
  counter_behind: { help: 'Rows that a counter of sums has yet to count', labels: ['counter'] },
  job_lag_seconds: { help: 'How long the job that is due longest has waited', labels: [] },
  jobs_failed: { help: 'Jobs that were given up after all tries', labels: [] },
} as const;
type HouseFigure = keyof typeof HOUSE_FIGURES;

export interface FigureSource {
  figure: HouseFigure;
  read(): Promise<{ labels?: Record<string, string>; value: number }[]>;
}

/** Asks the sources of a figure whenever it is read. One that fails says nothing that time: an old figure would be taken for a new one. */
export function mountHouseFigures(
  registry: Registry,
  sources: () => readonly FigureSource[],
  log: Pick<Log, 'warn'>,
): void {
  for (const [name, { help, labels }] of Object.entries(HOUSE_FIGURES))
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const ours = sources().filter(({ figure }) => figure === name);
        const read = await Promise.allSettled(ours.map((source) => source.read()));
        this.reset();
        for (const { labels: of = {}, value } of read.flatMap((one) =>
          one.status === 'fulfilled' ? one.value : [],
        ))
          this.set(of, value);
        if (read.some(({ status }) => status === 'rejected'))
          log.warn({ figure: name }, 'a figure could not be read');
      },
    });
}

/** How many numbers of a sequence a counter has yet to count: the difference to where it has come, as its row says. */
export function counterBehind(
  db: Queryable,
  counter: string,
  { sequence, progress, counted }: { sequence: string; progress: string; counted: string },
): FigureSource {
  return {
    figure: 'counter_behind',
    read: async () => {
      const { rows } = await sql<{ behind: bigint }>`
        select greatest(0, case when n.is_called then n.last_value else 0 end
          - coalesce((select max(p.${sql.ref(counted)}) from ${sql.table(progress)} p), 0)) as behind
        from ${sql.table(sequence)} n`.execute(db);
      return rows.map(({ behind }) => ({ labels: { counter }, value: Number(behind) }));
    },
  };
}

/** What the queue of jobs says of itself. */
export function jobFigures(db: Queryable): FigureSource[] {
  const read = async (column: 'lag_seconds' | 'failed') => {
    const { rows } = await sql<{ value: bigint | number }>`
      select ${sql.ref(column)} as value from platform.job_lag()`.execute(db);
    return rows.map(({ value }) => ({ value: Number(value) }));
  };
  return [
    { figure: 'job_lag_seconds', read: () => read('lag_seconds') },
    { figure: 'jobs_failed', read: () => read('failed') },
  ];
}
