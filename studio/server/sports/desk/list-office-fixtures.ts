import type { LocalText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { z } from 'zod';
import type { FixtureState } from '../../../sports-api.ts';
import type { OfficeFixtureLine, OfficeFixtures } from '../../../sports-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import { FIXTURE_TABLES, nameOf, namesOf } from '../reading/show-fixture.ts';

const PAGE = 50;
export const officeFixturesQuery = z.object({
  when: z.enum(['open', 'ended']).default('open'),
  search: z.string().max(60).optional(),
  before: z.uuid().optional(),
});

interface Row {
  id: string;
  competition: LocalText;
  home: LocalText;
  away: LocalText;
  runners: Record<string, LocalText> | null;
  virtual: boolean;
  source: string;
  startsAt: Date;
  state: FixtureState;
  slips: number;
  held: bigint;
  resultVersion: number;
}

const COLUMNS = `f.id, c.names as competition, coalesce(h.names, o.names) as home, coalesce(a.names, o.names) as away, o.runners, c.virtual, f.source, f.starts_at as "startsAt", f.state,
  f.result_version as "resultVersion",
  (select count(*)::integer from studio.sports_leg l join studio.sports_slip s on s.id = l.slip_id join studio.player p on p.id = s.player_id
   where l.fixture_id = f.id and s.state in ('placing', 'open') and p.operator_id = $1 and p.demo_balance is null) as slips,
  coalesce((select e.held from studio.sports_exposure e where e.fixture_id = f.id and e.market = ''), 0)::bigint as held`;

/** Matches with what the house could lose by each: open ones by the time they start, ended ones the newest first. */
export async function listOfficeFixtures(
  tx: Tx,
  { operatorId }: OfficeSession,
  { when, search, before }: z.infer<typeof officeFixturesQuery>,
): Promise<OfficeFixtures> {
  const isOpen = when === 'open';
  const { rows } = await tx.query<Row>(
    `select ${COLUMNS} from ${FIXTURE_TABLES}
     where (f.state in ('prematch', 'suspended', 'live', 'closed')) = $2
       and ($3::text is null or concat_ws(' ', h.names::text, a.names::text, o.names::text, c.names::text) ilike '%' || $3 || '%')
       and ($4::uuid is null or (f.starts_at, f.id) ${isOpen ? '>' : '<'} (select b.starts_at, b.id from studio.sports_fixture b where b.id = $4))
     order by f.starts_at ${isOpen ? '' : 'desc'}, f.id ${isOpen ? '' : 'desc'} limit ${PAGE + 1}`,
    [operatorId, isOpen, search ? search.replace(/[\\%_]/g, '\\$&') : null, before ?? null],
  );
  const shown = rows.slice(0, PAGE).map(lineOf);
  return { fixtures: shown, next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

export async function readOfficeLine(
  tx: Tx,
  { operatorId }: OfficeSession,
  fixtureId: string,
): Promise<OfficeFixtureLine | undefined> {
  const { rows } = await tx.query<Row>(`select ${COLUMNS} from ${FIXTURE_TABLES} where f.id = $2`, [
    operatorId,
    fixtureId,
  ]);
  return rows[0] && lineOf(rows[0]);
}

function lineOf({ held, startsAt, competition, home, away, runners, ...row }: Row): OfficeFixtureLine {
  return {
    ...row,
    ...{ competition: nameOf(competition), home: nameOf(home), away: nameOf(away) },
    ...{ startsAt: startsAt.toISOString(), held: formatMoney(held) },
    outright: runners && namesOf(runners),
    heldMost: formatMoney(SLIP_BOUNDS.liabilityOfFixture),
  };
}
