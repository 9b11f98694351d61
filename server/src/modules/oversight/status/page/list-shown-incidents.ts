import type { ComponentKind, StatusIncident } from '@lanna/contract/oversight/status/status';
import type { ComponentState } from '@lanna/rules/oversight/status/component-state';
import type { Queryable } from '../../../../platform/sql/database.ts';

const SHOWN_MAX = 30;

/** Incidents of a brand for visitors: those that go on, and the last ones, with what operators have said of them. */
export async function listShownIncidents(
  db: Queryable,
  merchantId: string,
  since: Date,
): Promise<StatusIncident[]> {
  const rows = await db
    .selectFrom('status.incident as i')
    .innerJoin('status.component as c', (join) =>
      join.onRef('c.merchant_id', '=', 'i.merchant_id').onRef('c.code', '=', 'i.code'),
    )
    .where('i.merchant_id', '=', merchantId)
    .where('i.opened_at', '>', since)
    .select(['i.id', 'c.kind', 'c.name', 'i.state', 'i.opened_at', 'i.closed_at'])
    .orderBy('i.opened_at', 'desc')
    .orderBy('i.id')
    .limit(SHOWN_MAX)
    .execute();
  const notes = await notesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, name, state, opened_at, closed_at }) => ({
    id,
    kind: kind as ComponentKind,
    name: name as StatusIncident['name'],
    state: state as ComponentState,
    openedAt: opened_at.toISOString(),
    closedAt: closed_at?.toISOString() ?? null,
    // Visitors are not shown which operator has said it.
    notes: (notes.get(id) ?? []).map(({ at, words }) => ({ at, words })),
  }));
}

/** What was said of incidents, the newest first. */
export async function notesOf(db: Queryable, incidentIds: readonly string[]) {
  const notes = new Map<
    string,
    { at: string; by: string; words: StatusIncident['notes'][number]['words'] }[]
  >();
  if (incidentIds.length === 0) return notes;
  const rows = await db
    .selectFrom('status.note')
    .select(['incident_id', 'at', 'words', 'operator_name'])
    .where('incident_id', 'in', incidentIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { incident_id, at, words, operator_name } of rows)
    notes.set(incident_id, [
      ...(notes.get(incident_id) ?? []),
      { at: at.toISOString(), by: operator_name, words },
    ]);
  return notes;
}
