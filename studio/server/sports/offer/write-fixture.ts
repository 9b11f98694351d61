import type { LocalText } from '@lanna/rules/local-text';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

/** What a source calls something, and its names for readers. */
export interface Named {
  source: string;
  key: string;
  names: LocalText;
}

export async function ensureCompetition(
  tx: Tx,
  { source, key, names, virtual = false }: Named & { virtual?: boolean },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into studio.sports_competition (id, source, source_key, names, virtual) values ($1, $2, $3, $4, $5)
     on conflict (source, source_key) do update set names = excluded.names returning id`,
    [newId(Date.now()), source, key, JSON.stringify(names), virtual],
  );
  return idOf(rows);
}

export async function ensureTeam(tx: Tx, { source, key, names }: Named): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into studio.sports_team (id, source, source_key, names) values ($1, $2, $3, $4)
     on conflict (source, source_key) do update set names = excluded.names returning id`,
    [newId(Date.now()), source, key, JSON.stringify(names)],
  );
  return idOf(rows);
}

export interface NewFixture {
  source: string;
  key: string;
  competitionId: string;
  homeId: string;
  awayId: string;
  startsAt: Date;
  /** Of the virtual league. */
  drawn?: { roundId: string; place: number };
}

/** Undefined where the source has announced it before. */
export async function addFixture(tx: Tx, fixture: NewFixture): Promise<string | undefined> {
  const { source, key, competitionId, homeId, awayId, startsAt, drawn } = fixture;
  const { rows } = await tx.query<{ id: string }>(
    `insert into studio.sports_fixture (id, competition_id, home_id, away_id, source, source_key, planned_at, starts_at, round_id, round_place)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9) on conflict (source, source_key) do nothing returning id`,
    [
      ...[newId(Date.now()), competitionId, homeId, awayId, source, key, startsAt],
      ...[drawn?.roundId ?? null, drawn?.place ?? null],
    ],
  );
  return rows[0]?.id;
}

interface NewOutright {
  source: string;
  key: string;
  competitionId: string;
  /** Of what is bet on: `Winner of the season 12`. */
  names: LocalText;
  /** By selection, who can be backed. */
  runners: Readonly<Record<string, LocalText>>;
  /** Until when bets are taken, and when it is expected to have ended. */
  startsAt: Date;
  endsAt: Date;
}

/** A fixture without sides. Undefined where the source has announced it before. */
export async function addOutright(tx: Tx, outright: NewOutright): Promise<string | undefined> {
  const { source, key, competitionId, names, runners, startsAt, endsAt } = outright;
  const { rows } = await tx.query<{ id: string }>(
    `insert into studio.sports_fixture (id, competition_id, source, source_key, planned_at, starts_at)
     values ($1, $2, $3, $4, $5, $5) on conflict (source, source_key) do nothing returning id`,
    [newId(Date.now()), competitionId, source, key, startsAt],
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await tx.query(
    'insert into studio.sports_outright (fixture_id, names, runners, ends_at) values ($1, $2, $3, $4)',
    [id, JSON.stringify(names), JSON.stringify(runners), endsAt],
  );
  return id;
}

function idOf(rows: readonly { id: string }[]): string {
  const [row] = rows;
  if (!row) throw new Error('what was just written is not there');
  return row.id;
}
