import type { RefusalCode } from '@lanna/contract/refusals';
import { type Expression, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { Refusal } from '../refusals/refusal.ts';
import type { Tx } from '../sql/database.ts';
import type { Tables } from '../tables.ts';
import type { ActionFacts, ActionSubject } from './operator-gate.ts';
import type { AnyOpsCall } from './ops-route.ts';

/** What each row of a desk has; who has it in hand, and the proposal it waits for, where the desk knows of such. */
interface DeskRow {
  id: string;
  version: number;
  handled_by?: string | null;
  handled_by_id?: string | null;
  proposal_id?: string | null;
}

export interface DeskMove<To> {
  to: To;
  /** The operator's name; null: the member, or the portal by itself. */
  by: string | null;
}

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

/** A desk's table, its moves and what goes with each of them. `How`: what the desk's own moves say besides where to and by which operator. */
interface DeskTerms<Table extends keyof Tables, Row extends DeskRow, To, How, Raw> {
  table: Table;
  /** The rows that the desk has; any other is `not_found`. */
  rows(tx: Tx): LockableRows<Raw>;
  /** What a row of the database is to the desk; left out: itself. */
  read?(raw: Raw): Row;
  lockBy?: 'forUpdate' | 'forNoKeyUpdate';
  /** What is locked before the row when an operator decides about it. */
  first?(tx: Tx, seen: Row): Promise<void>;
  stateOf(row: Row): string;
  /** In this state one operator has signed: from it the proposal alone moves a row on. */
  signed?: string;
  /** The refusal where an operator must have it in hand, and another one has. */
  heldByAnother?: RefusalCode;
  may(from: string, to: To, row: Row): boolean;
  impossible(from: string, to: To): Refusal;
  /** What the record of actions, and proposals, are about. */
  about(row: Row): { brandId: string; subject: ActionSubject };
  columns(row: Row, move: How & DeskMove<To>): Updateable<Tables[Table]>;
  history?(tx: Tx, entry: How & DeskMove<To> & { id: string; from: string | null }, row: Row): Promise<void>;
  /** Notifies pages of members and of the console, once it is committed; and sends the messages that go with each such move. */
  notify?(tx: Tx, row: Row, move: How & DeskMove<To>): Promise<void>;
}

/** As much of a query as is needed to lock one of its rows. */
interface LockableRows<Raw> {
  where(condition: Expression<SqlBool>): LockableRows<Raw>;
  forUpdate(): LockableRows<Raw>;
  forNoKeyUpdate(): LockableRows<Raw>;
  executeTakeFirst(): Promise<Raw | undefined>;
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
 * One desk: every move of its rows, whoever makes it, is locked within scope → version → allowed → update → history → record → notified, in
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
