import { tableRules } from '@lanna/rules/play/tables/all-tables';
import type { Tx } from '../../platform/database.ts';
import { type LiveTable, subjectOf } from '../live-table.ts';

/** Tables of no sheet any more of which something is left to do: a round has not ended, or one is to be made void. */
export async function findGoneTables(db: Tx, known: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ code: string }>(
    `select substr(r.subject, length($2) + 1) as code from studio.shared_round r
     where r.state in ('announced', 'open', 'closed') and starts_with(r.subject, $2) and substr(r.subject, length($2) + 1) <> all($1)
     union
     select table_code from studio.table_void
     where approved_at is not null and done_at is null and table_code <> all($1)`,
    [known, subjectOf('')],
  );
  return rows.map(({ code }) => code);
}

interface Row {
  kind: string;
  terms: { variant?: unknown };
  vendor: string | null;
  game: string | null;
  currency: string | null;
}

/**
 * As much of the table as its last round says, to end that by: each bet has been within the limits it was confirmed under, so what all of them can be paid has no other end.
 * Undefined where even the rules are gone.
 */
export async function readGoneTable(db: Tx, code: string): Promise<LiveTable | undefined> {
  const { rows } = await db.query<Row>(
    `select r.kind, r.terms, b.vendor, b.game_code as game, b.currency
     from (select * from studio.shared_round where subject = $1 order by number desc limit 1) r
     left join lateral (
       select p.vendor, b.game_code, b.currency from studio.table_bet b join studio.player p on p.id = b.player_id
       where b.table_code = $2 order by b.round_id desc limit 1) b on true`,
    [subjectOf(code), code],
  );
  const [round] = rows;
  const rules = round && tableRules(round.kind);
  if (!round || !rules) return undefined;
  const { terms, vendor, game, currency } = round;
  const noName = { TH: code, EN: code };
  return {
    ...{
      code,
      vendor: vendor ?? '',
      game: game ?? '',
      gameName: noName,
      name: noName,
      currency: currency ?? '',
    },
    ...{ rules, terms, variant: String(terms.variant ?? rules.variants[0]) },
    ...{ pace: 'standard', bettingMs: 0, resultMs: 0, chips: [], minStake: 0n, maxStake: NO_END },
    ...{ maxByFamily: {}, playerPayoutMax: NO_END, tablePayoutMax: NO_END },
  };
}

const NO_END = 2n ** 62n;
