import * as contract from '@lanna/contract/play/records/records';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { ReferenceNames } from '../../../books/ledger/reference-names.ts';
import { listTransactions } from '../list-transactions.ts';
import { profitAndLoss } from '../profit-and-loss.ts';
import { proveStatement } from '../prove-statement.ts';
import type { RecordReader, RecordSource } from '../record-source.ts';
import { showStatement } from '../show-statement.ts';

/** What a member reads of the own money. */
export function recordRoutes(deps: {
  db: Database;
  clock: Clock;
  /** Both asked while a call is answered. */
  sources(): readonly RecordSource[];
  names(): readonly ReferenceNames[];
}): Route[] {
  const { clock, sources, names } = deps;
  const db = deps.db.kysely;
  const readerOf = ({ brand, language, caller }: PersonalCall): RecordReader => ({
    brand,
    language,
    memberId: caller.memberId,
  });
  return [
    route(contract.memberTransactions, (call) =>
      listTransactions({ db, sources: sources(), now: clock.now() }, readerOf(call), call.query),
    ),
    route(contract.profitAndLoss, (call) =>
      profitAndLoss({ db, now: clock.now() }, readerOf(call), call.query),
    ),
    route(contract.memberStatement, (call) =>
      showStatement({ db, names: names(), now: clock.now() }, readerOf(call), call.query),
    ),
    route(contract.statementProof, (call) => proveStatement(db, readerOf(call), call.query)),
  ];
}
