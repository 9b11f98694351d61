import { type Kysely, sql } from 'kysely';
import { Refusal } from '../refusals/refusal.ts';
import type { Tx } from '../sql/database.ts';
import type { Tables } from '../tables.ts';
import type { DeskMove, DeskRow, DeskTerms } from './desk-terms.ts';
import type { ActionFacts } from './operator-gate.ts';
import type { AnyOpsCall } from './ops-route.ts';

/** What the record of actions says of a move; `before` has the state by itself. */
interface Recorded {
  action: string;
  before?: ActionFacts;
  after: ActionFacts;
  reason?: string | undefined;
}

export type DeskCall = Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>;

/** What an operator decides about, as it was shown. */
export interface Versioned {
  id: string;
  version: number;
}

interface Locking {
  id: string;
  brandIds: readonly string[];
  /** As the operator has seen it; left out where the move holds for any. */
  version?: number;
  /** The operator who must have it in hand, if one has. */
  inHandOf?: { id: string };
}
interface Deciding extends Pick<Locking, 'id' | 'version'> {
  inHand?: boolean;
}

/**
 * One desk: every move of its rows, by the member or by an operator, is locked within scope → version → allowed → update → history → record → notified, in
 * one transaction. A refusal anywhere in it leaves nothing changed.
 */
export function defineDesk<Table extends keyof Tables, Row extends DeskRow, To, How, Raw = Row>(
  desk: DeskTerms<Table, Row, To, How, Raw>,
) {
  const { about } = desk;

  /** Refuses `not_found`. */
  function known(raw: Raw | undefined): Row {
    if (!raw) throw new Refusal('not_found');
    return desk.read ? desk.read(raw) : (raw as unknown as Row);
  }

  /** The row until the transaction ends, after what `first` locks. Refuses `not_found`, `changed_meanwhile`, and where another operator has it in hand. */
  async function lock(
    tx: Tx,
    { id, brandIds, version, inHandOf }: Locking,
    first?: (seen: Row) => Promise<void>,
  ): Promise<Row> {
    const scoped = desk
      .rows(tx)
      .where(sql<boolean>`id = ${id}`)
      .where(sql<boolean>`merchant_id = any(${brandIds})`);
    if (first) await first(known(await scoped.executeTakeFirst()));
    const row = known(await scoped[desk.lockBy ?? 'forUpdate']().executeTakeFirst());
    if (version !== undefined) refuseOlder(row, version);
    if (inHandOf && desk.heldByAnother && (row.handled_by_id ?? inHandOf.id) !== inHandOf.id)
      throw new Refusal(desk.heldByAnother, { by: row.handled_by });
    return row;
  }

  /** The row that an operator decides about, after what the desk locks before it. */
  function lockFor(
    tx: Tx,
    { brandIds, operator }: Pick<DeskCall, 'brandIds'> & { operator?: { id: string } },
    { inHand, ...wanted }: Deciding,
  ): Promise<Row> {
    const { first } = desk;
    if (inHand && !operator) throw new Error('what must be in hand is decided by an operator');
    const locking = { ...wanted, brandIds, ...(inHand && operator && { inHandOf: operator }) };
    return lock(tx, locking, first && ((seen) => first(tx, seen)));
  }

  /** The row that waits in a state for this very proposal; undefined where there is none any more. */
  async function lockProposed(
    tx: Tx,
    id: string,
    { proposalId, brandId }: { proposalId: string; brandId: string | null },
    state = desk.signed,
  ): Promise<Row | undefined> {
    if (brandId === null) return undefined;
    const row = await lock(tx, { id, brandIds: [brandId] });
    return desk.stateOf(row) === state && row.proposal_id === proposalId ? row : undefined;
  }

  function refuse(row: Row, to: To): void {
    const from = desk.stateOf(row);
    if (!desk.may(from, to, row)) throw desk.impossible(from, to);
  }

  /** Moves a row that is locked: an operator's move with what is recorded of it, any other without. */
  async function move(
    tx: Tx,
    row: Row,
    how: How & DeskMove<To>,
    recorded?: Recorded & { call: Pick<DeskCall, 'record'> },
  ): Promise<void> {
    refuse(row, how.to);
    const from = desk.stateOf(row);
    await (tx as unknown as Kysely<Record<string, Record<string, unknown>>>)
      .updateTable(desk.table as string)
      .set({ ...desk.columns(row, how), version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
    await desk.history?.(tx, { ...how, id: row.id, from }, row);
    if (recorded) {
      const { call, action, before, after, reason } = recorded;
      await call.record(tx, { action, ...about(row), before: { state: from, ...before }, after, reason });
    }
    await desk.notify?.(tx, row, how);
  }

  /**
   * An operator's move as a whole. `work` does what belongs to it (it may refuse) once it is clear that the row may be moved so, and says
   * what to write and to record. Answers the row as it was.
   */
  async function decide(
    tx: Tx,
    call: DeskCall,
    { to, ...wanted }: Deciding & { to: To },
    work: (row: Row) => (How & Recorded) | Promise<How & Recorded>,
  ): Promise<Row> {
    const row = await lockFor(tx, call, wanted);
    if (desk.stateOf(row) === desk.signed) throw desk.impossible(desk.signed, to);
    refuse(row, to);
    const how = await work(row);
    await move(tx, row, { ...how, to, by: call.operator.name }, { ...how, call });
    return row;
  }

  return { about, lock, lockFor, lockProposed, refuse, move, decide };
}

/** Refuses `changed_meanwhile` what an operator has not seen as it is now. */
export function refuseOlder(row: { version: number }, version: number): void {
  if (row.version !== version) throw new Refusal('changed_meanwhile');
}
