import type { Outcome } from '@lanna/rules/group-commit';
import type { Database, Tx } from '../../platform/database.ts';
import type { WalletAnswer } from '../../wallet/wallet-client.ts';
import { releaseLiability } from './hold-liability.ts';
import type { SlipRow } from './slip-row.ts';

/** What the wallet has answered to the bet of a slip. */
export interface Answered {
  slip: SlipRow;
  answer: WalletAnswer;
}

/** Slips as the wallet's answers leave them, each by itself; undefined where another process has written one before. What a refused one holds is released with its refusal. */
export async function answerSlips(
  db: Database,
  answered: readonly Answered[],
  { waits }: { waits: boolean },
): Promise<Outcome<SlipRow | undefined>[]> {
  const slips = answered.map(({ slip, answer }) => answeredSlip(slip, answer));
  const refused = slips.filter(({ state }) => state === 'refused').map(({ id }) => id);
  const write = async (tx: Tx) => {
    const found = await writeAnswers(tx, answered, slips, { waits });
    const written = refused.filter((id) => found.get(id));
    await releaseLiability(tx, written);
    return found;
  };
  // One statement is a transaction of its own.
  const found = refused.length > 0 ? await db.transaction(write) : await write(db.pool);
  return slips.map((slip) => {
    const isWritten = found.get(slip.id);
    return isWritten === undefined ? 'alone' : { answer: isWritten ? slip : undefined };
  });
}

function answeredSlip(slip: SlipRow, answer: WalletAnswer): SlipRow {
  if (answer.kind === 'ok') return { ...slip, state: 'open', balanceAfter: answer.balance };
  if (answer.kind === 'no') return { ...slip, state: 'refused', refusal: answer.status };
  return { ...slip, state: 'returning' };
}

/** By slip, whether its answer was written; left out: another transaction holds it. Locked in the order in which settlements lock slips. */
async function writeAnswers(
  tx: Tx,
  answered: readonly Answered[],
  slips: readonly SlipRow[],
  { waits }: { waits: boolean },
): Promise<ReadonlyMap<string, boolean>> {
  const rows = slips.map((slip, at) => {
    const answer = answered[at]?.answer;
    return {
      ...{ id: slip.id, state: slip.state, refusal: slip.refusal },
      balance: slip.balanceAfter === null ? null : String(slip.balanceAfter),
      error: answer?.kind === 'uncertain' ? answer.reason : null,
    };
  });
  const { rows: found } = await tx.query<{ id: string; written: boolean }>({
    name: waits ? 'sports answer slips' : 'sports answer free slips',
    text: `with locked as (
       select id, state from studio.sports_slip where id = any($1) order by id for update ${waits ? '' : 'skip locked'}),
     written as (
       update studio.sports_slip s set state = a.state, refusal = a.refusal, balance_after = a.balance, last_error = a.error,
         due_at = case when a.state = 'returning' then clock_timestamp() end,
         finished_at = case when a.state = 'refused' then clock_timestamp() end
       from locked l join jsonb_to_recordset($2) as a(id uuid, state text, refusal text, balance bigint, error text) on a.id = l.id
       where s.id = l.id and l.state = 'placing' returning s.id)
     select l.id, w.id is not null as written from locked l left join written w on w.id = l.id`,
    values: [slips.map(({ id }) => id), JSON.stringify(rows)],
  });
  return new Map(found.map(({ id, written }) => [id, written]));
}
