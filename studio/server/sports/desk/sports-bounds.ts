import { formatMoney, type Money, parseMoney } from '@lanna/rules/money';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import { z } from 'zod';
import type { OfficeBound, OfficeBounds } from '../../../sports-office-api.ts';
import { BackOfficeRefusal } from '../../back-office/back-office-refusal.ts';
import { recordAct } from '../../back-office/record-act.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';
import type { Studio } from '../../studio.ts';
import { nameOf } from '../reading/show-fixture.ts';

/** Null: as for all. */
const amount = z.string().max(20).nullable();
export const boundBody = z.object({
  scope: z.enum(['sport', 'competition']),
  subject: z.string().trim().min(1).max(60),
  ...{ mostStake: amount, mostPaid: amount, ofSelection: amount, ofFixture: amount },
  reason: z.string().trim().min(5).max(500),
});
type Bounding = z.infer<typeof boundBody>;

const PARTS = ['mostStake', 'mostPaid', 'ofSelection', 'ofFixture'] as const;
const MOST = {
  mostStake: SLIP_BOUNDS.mostStake,
  mostPaid: SLIP_BOUNDS.mostPaid,
  ofSelection: SLIP_BOUNDS.liabilityOfSelection,
  ofFixture: SLIP_BOUNDS.liabilityOfFixture,
} as const;

/** What the brand has set in amounts, beside what holds for all, and what it can be set for. */
export async function listBounds(tx: Tx, { operatorId }: OfficeSession): Promise<OfficeBounds> {
  const { rows } = await tx.query<
    Record<(typeof PARTS)[number], bigint | null> & {
      scope: OfficeBound['scope'];
      subject: string;
      names: Record<string, string> | null;
      reason: string;
      setBy: string;
      setAt: Date;
    }
  >(
    `select b.scope, b.subject, coalesce(s.names, c.names) as names, b.most_stake as "mostStake", b.most_paid as "mostPaid", b.of_selection as "ofSelection",
       b.of_fixture as "ofFixture", b.reason, b.set_by as "setBy", b.set_at as "setAt"
     from studio.sports_bound b left join studio.sports_sport s on b.scope = 'sport' and s.code = b.subject
       left join studio.sports_competition c on b.scope = 'competition' and c.id::text = b.subject
     where b.operator_id = $1 order by b.scope desc, b.set_at desc`,
    [operatorId],
  );
  const { rows: sports } = await tx.query<{ code: string; names: Record<string, string> }>(
    'select code, names from studio.sports_sport order by code',
  );
  const money = (value: bigint | null) => (value === null ? null : formatMoney(value));
  return {
    bounds: rows.map(({ names, setAt, ...row }) => ({
      ...{ scope: row.scope, subject: row.subject, name: nameOf(names ?? {}) },
      ...{ mostStake: money(row.mostStake), mostPaid: money(row.mostPaid) },
      ...{ ofSelection: money(row.ofSelection), ofFixture: money(row.ofFixture) },
      ...{ reason: row.reason, setBy: row.setBy, setAt: setAt.toISOString() },
    })),
    sports: sports.map(({ code, names }) => ({ code, name: nameOf(names) })),
    published: {
      ...{ mostStake: formatMoney(MOST.mostStake), mostPaid: formatMoney(MOST.mostPaid) },
      ...{ ofSelection: formatMoney(MOST.ofSelection), ofFixture: formatMoney(MOST.ofFixture) },
    },
  };
}

/** All four left out take it away. Refuses `not_found` for a sport or a league that is not there, `invalid_input` for an amount above what holds for all. */
export async function setBound({ db, clock }: Studio, session: OfficeSession, body: Bounding): Promise<void> {
  const { scope, subject, reason } = body;
  const amounts = PARTS.map((part) => amountOf(body, part));
  await db.transaction(async (tx) => {
    if (!(await isThere(tx, body))) throw new BackOfficeRefusal('not_found');
    const isEmpty = amounts.every((one) => one === null);
    if (isEmpty)
      await tx.query(
        'delete from studio.sports_bound where operator_id = $1 and scope = $2 and subject = $3',
        [session.operatorId, scope, subject],
      );
    else
      await tx.query(
        `insert into studio.sports_bound (operator_id, scope, subject, most_stake, most_paid, of_selection, of_fixture, reason, set_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (operator_id, scope, subject) do update set most_stake = excluded.most_stake, most_paid = excluded.most_paid, of_selection = excluded.of_selection,
           of_fixture = excluded.of_fixture, reason = excluded.reason, set_by = excluded.set_by, set_at = clock_timestamp()`,
        [session.operatorId, scope, subject, ...amounts, reason, session.personName],
      );
    const shown = PARTS.map((part) => `${part} ${body[part] ?? '–'}`).join(' ');
    await recordAct(tx, session, {
      ...{ action: 'set-bound', subject: `${scope} ${subject} ${shown}`, reason, now: clock.now() },
    });
  });
}

function amountOf(body: Bounding, part: (typeof PARTS)[number]): Money | null {
  const text = body[part];
  if (text === null) return null;
  const value = parseMoney(text);
  const least = part === 'mostStake' || part === 'mostPaid' ? SLIP_BOUNDS.leastStake : 1n;
  if (value === undefined || value < least || value > MOST[part])
    throw new BackOfficeRefusal('invalid_input', { fields: [part] });
  return value;
}

async function isThere(tx: Tx, { scope, subject }: Bounding): Promise<boolean> {
  const { rowCount } = await tx.query(
    scope === 'sport'
      ? 'select from studio.sports_sport where code = $1'
      : 'select from studio.sports_competition where id::text = $1',
    [subject],
  );
  return rowCount === 1;
}
