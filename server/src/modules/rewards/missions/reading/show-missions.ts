import type { Value } from '@lanna/contract/endpoint';
import type { MissionCard, MissionStep, myMissions } from '@lanna/contract/rewards/missions/missions';
import type { MissionReward } from '@lanna/rules/rewards/missions/reward';
import { goalOf, type MissionTerms } from '@lanna/rules/rewards/missions/terms';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { wantsMarketing } from '../../../accounts/protection/choose-marketing.ts';
import { type LiveMission, liveMissions } from '../mission.ts';
import { profileFacts } from '../profile-facts.ts';
import { spinsOf } from '../wheel/spins-of.ts';

type Mine = Value<typeof myMissions>;
interface Reader {
  brand: { id: string; currency: string; timeZone: string };
  memberId: string;
  now: Date;
}
interface Row {
  mission_id: string;
  terms: MissionTerms;
  period: string;
  step: number;
  state: MissionStep['state'];
  progress: bigint;
  reward: MissionReward;
  lapses_at: Date | null;
}

/** What is open to the member, and what waits for the press of an earlier period or of a mission that was stopped. Who is out of play sees none. */
export async function showMissions(db: Queryable, reader: Reader): Promise<Mine> {
  const { brand, memberId, now } = reader;
  const member = await db
    .selectFrom('members.account')
    .select(['status', 'rank_level'])
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .executeTakeFirstOrThrow();
  const { left } = await spinsOf(db, reader);
  const none = { isOn: false, isDone: false };
  const isQuiet = !(await wantsMarketing(db, memberId));
  if (member.status !== 'active')
    return {
      currency: brand.currency,
      isQuiet,
      open: 0,
      claimable: 0,
      checkIn: none,
      spins: left,
      missions: [],
    };
  const live = await liveMissions(db, { brand, memberId, rank: member.rank_level, now });
  const rows = await rowsOf(db, reader, live);
  const facts = await profileFacts(db, { memberId });
  const cards = [
    ...live.map((mission) => cardOf(mission, rows, facts)),
    ...earlier(live, rows).map((mission) => cardOf(mission, rows, facts)),
  ];
  return {
    currency: brand.currency,
    isQuiet,
    open: cards.filter(({ steps }) => steps.some(({ state }) => state === 'open' || state === 'done')).length,
    claimable: cards.flatMap(({ steps }) => steps).filter(({ state }) => state === 'done').length,
    checkIn: {
      isOn: live.some(({ terms }) => terms.steps.some(({ trigger }) => trigger.kind === 'check_in')),
      isDone: await hasCheckedIn(db, reader),
    },
    spins: left,
    missions: cards,
  };
}

/** Of the periods that are shown, and what else can still be claimed. */
async function rowsOf(db: Queryable, { memberId, now }: Reader, live: LiveMission[]): Promise<Row[]> {
  const ids = live.map(({ id }) => id);
  const periods = live.map(({ period }) => period);
  const { rows } = await sql<Row>`
    select p.mission_id, m.terms, p.period::text as period, p.step, p.state, p.progress, p.reward, p.lapses_at
    from missions.progress p join missions.mission m on m.id = p.mission_id
    where p.member_id = ${memberId} and (
      (p.mission_id, p.period) in (select * from unnest(${ids}::uuid[], ${periods}::date[]))
      or p.state = 'done' and p.lapses_at > ${now})
    order by p.step`.execute(db);
  return rows;
}

/** Periods that are over, or missions that were stopped, with something left to claim. */
function earlier(live: LiveMission[], rows: Row[]): LiveMission[] {
  const isLive = (row: Row) => live.some(({ id, period }) => id === row.mission_id && period === row.period);
  const found = new Map<string, LiveMission>();
  for (const row of rows.filter((one) => one.state === 'done' && !isLive(one)))
    found.set(`${row.mission_id} ${row.period}`, {
      ...{ id: row.mission_id, terms: row.terms, period: row.period, starts_at: '', ends_at: '' },
      shown_end: null,
    });
  return [...found.values()];
}

function cardOf(
  mission: LiveMission,
  rows: Row[],
  facts: Awaited<ReturnType<typeof profileFacts>>,
): MissionCard {
  const { id, terms, period, shown_end } = mission;
  const own = rows.filter((row) => row.mission_id === id && row.period === period);
  let isReached = true;
  const steps = terms.steps.map(({ trigger, reward }, at): MissionStep => {
    const row = own.find(({ step }) => step === at + 1);
    const goal = goalOf(trigger);
    // A step about the account is looked at when it is claimed; until then the page says what stands.
    const isProved = trigger.kind === 'profile' && facts[trigger.fact] && isReached;
    const state =
      isProved && (!row || row.state === 'open') ? 'done' : (row?.state ?? (isReached ? 'open' : 'ahead'));
    isReached = ['done', 'claimed', 'lapsed'].includes(state);
    return {
      ...{ step: at + 1, trigger: trigger as MissionStep['trigger'], reward, state },
      ...{ progress: String(isProved ? goal : (row?.progress ?? 0n)), goal: String(goal) },
      lapsesAt: row?.lapses_at?.toISOString() ?? null,
    };
  });
  return {
    ...{ id, name: terms.name, repeat: terms.repeat, leastRank: terms.leastRank, period, steps },
    endsAt: shown_end?.toISOString() ?? null,
  };
}

async function hasCheckedIn(db: Queryable, { brand, memberId, now }: Reader): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select exists (select from missions.check_in
      where member_id = ${memberId} and day = (${now}::timestamptz at time zone ${brand.timeZone})::date) as done`.execute(
    db,
  );
  return rows[0]?.done ?? false;
}
