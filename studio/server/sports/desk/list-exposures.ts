import { EXPOSURES_MAX, type exposure } from '@lanna/contract/money/vendor-wallet/exposures';
import type { LocalText } from '@lanna/rules/local-text';
import { SLIP_BOUNDS } from '@lanna/rules/play/sports/slips/bounds';
import type { z } from 'zod';
import { marketName, selectionName } from '../../../rules/sports/market-names.ts';
import type { Tx } from '../../platform/database.ts';
import { FIXTURE_TABLES, nameOf } from '../reading/show-fixture.ts';

const CURRENCY = 'THB';

interface Row {
  id: string;
  home: LocalText;
  away: LocalText;
  /** Of an outright: by selection. */
  runners: Record<string, LocalText> | null;
  market: string;
  selection: string;
  held: bigint;
  most: bigint;
}

/** Of each open match the place whose bound is used most, of those used at so many percent or more; an operator's own bounds count where it has set some. The fullest first. */
export async function listExposures(
  tx: Tx,
  { operatorId, percent }: { operatorId: string; percent: number },
): Promise<z.input<typeof exposure>[]> {
  const { rows } = await tx.query<Row>({
    name: 'sports exposures',
    text: `select * from (
       select distinct on (f.id) f.id, coalesce(h.names, o.names) as home, coalesce(a.names, o.names) as away, o.runners, e.market, e.selection, e.held, bound.most
       from ${FIXTURE_TABLES}
         join studio.sports_exposure e on e.fixture_id = f.id
         cross join lateral (
           select greatest(1, least(case e.market when '' then $2::bigint else $3::bigint end, (
             select min(case e.market when '' then b.of_fixture else b.of_selection end) from studio.sports_bound b
             where b.operator_id = $1 and (b.scope, b.subject) in (('sport', c.sport), ('competition', c.id::text))))) as most) as bound
       where f.state in ('prematch', 'suspended', 'live', 'closed') and e.held > 0
       order by f.id, e.held::numeric / bound.most desc, e.market, e.selection) as fullest
     where held::numeric * 100 >= most::numeric * $4::integer
     order by held::numeric / most desc, id limit ${EXPOSURES_MAX}`,
    values: [operatorId, SLIP_BOUNDS.liabilityOfFixture, SLIP_BOUNDS.liabilityOfSelection, percent],
  });
  return rows.map((row) => ({
    event_code: row.id,
    event: eventOf(row),
    ...(row.market !== '' && { place: { TH: placeOf(row, 'TH'), EN: placeOf(row, 'EN') } }),
    ...{ currency: CURRENCY, held: row.held, most: row.most },
  }));
}

function eventOf({ home, away, runners }: Row) {
  const [one, other] = [nameOf(home), nameOf(away)];
  if (runners) return { TH: one.TH, EN: one.EN };
  return { TH: `${one.TH} – ${other.TH}`, EN: `${one.EN} – ${other.EN}` };
}

function placeOf({ market, selection, home, away, runners }: Row, language: 'TH' | 'EN'): string {
  if (runners) return nameOf(runners[selection] ?? { EN: selection })[language];
  const sides = { home: nameOf(home)[language], away: nameOf(away)[language] };
  return `${marketName(market, language)}: ${selectionName(market, selection, sides, language)}`;
}
