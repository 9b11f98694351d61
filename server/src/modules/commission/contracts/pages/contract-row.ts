import { contractTermsOf } from '@lanna/contract/commission/contracts/terms';
import type {
  ContractClosing,
  ContractSide,
  ContractState,
  Status,
} from '@lanna/rules/commission/contracts/contract-life';
import type { ContractText } from '@lanna/rules/commission/contracts/contract-seal';
import type { ContractKind, ContractTerms, Payer } from '@lanna/rules/commission/contracts/terms';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export interface Contract extends Status {
  id: string;
  merchantId: string;
  kind: ContractKind;
  /** Who earns. */
  memberId: string;
  /** The agent above; null for the brand. */
  uplineId: string | null;
  payer: Payer;
  terms: ContractTerms;
  state: ContractState;
  proposedAt: Date;
  expiresAt: Date;
  fromDay: string | null;
  lastDay: string | null;
  endingBy: ContractSide | null;
  endingAt: Date | null;
  noticeDay: string | null;
  refusedSides: ContractSide[];
  closing: ContractClosing | null;
  sha256: string;
  version: number;
}

export interface ContractTexts {
  member: ContractText;
  upline: ContractText;
}

const dayText = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

const COLUMNS = [
  'c.id',
  'c.merchant_id',
  'c.kind',
  'c.member_id',
  'c.upline_id',
  'c.payer',
  'c.terms',
  'c.state',
  'c.proposed_at',
  'c.expires_at',
  'c.ending_by',
  'c.ending_at',
  'c.refused_sides',
  'c.closing',
  'c.sha256',
  'c.version',
] as const;

export function contractRows(db: Queryable) {
  return db
    .selectFrom('contracts.contract as c')
    .select(COLUMNS)
    .select([
      dayText('c.from_day').as('from_day'),
      dayText('c.last_day').as('last_day'),
      dayText('c.notice_day').as('notice_day'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof contractRows>['executeTakeFirstOrThrow']>>;

/** The columns hold what their checks allow. */
export function contractOf(row: Row): Contract {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    kind: row.kind as ContractKind,
    memberId: row.member_id,
    uplineId: row.upline_id,
    payer: row.payer as Payer,
    terms: contractTermsOf(row.terms),
    state: row.state as ContractState,
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    fromDay: row.from_day,
    lastDay: row.last_day,
    endingBy: row.ending_by as ContractSide | null,
    endingAt: row.ending_at,
    noticeDay: row.notice_day,
    refusedSides: row.refused_sides as ContractSide[],
    closing: row.closing as ContractClosing | null,
    sha256: row.sha256,
    version: row.version,
  };
}

/** From above to below, so that two who lock along a line do not wait for each other. */
export async function lockParties(tx: Tx, kind: string, parties: readonly (string | null)[]): Promise<void> {
  for (const party of parties)
    if (party !== null)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${kind} ${party}`}, 0))`.execute(
        tx,
      );
}

/** Contracts in force by which an agent earns: from these it may give. */
export async function inForce(db: Queryable, memberId: string, kind: string): Promise<Contract[]> {
  const rows = await contractRows(db)
    .where('c.member_id', '=', memberId)
    .where('c.kind', '=', kind)
    .where('c.state', 'in', ['effective', 'termination_asked'])
    .execute();
  return rows.map(contractOf);
}

/** The day of the brand. */
export function dayOf(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
