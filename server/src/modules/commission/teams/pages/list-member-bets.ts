import type { teamBets as endpoint } from '@lanna/contract/commission/teams/team';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { dayBounds } from '../../../house/brands/day-bounds.ts';
import type { BetRecord } from '../../../play/bets/bet-source.ts';
import { listCountedBets } from '../../../play/bets/list-counted-bets.ts';
import { placeInLine } from '../counting/place-in-line.ts';
import { PLAY_SUMS, type PlaySums, showPlay } from '../counting/play-sums.ts';
import { rowsOf } from '../counting/rows-of-place.ts';
import { teamDays } from '../counting/team-days.ts';

/** The bets behind what one account of the team played in person, on the days it was in this place of the line. */
export async function listMemberBets(
  record: BetRecord & { now: Date },
  { brand, memberId, language }: { brand: Brand; memberId: string; language: Language },
  { under, category, after, pageSize, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const { db, now } = record;
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const place = await placeInLine(db, { merchantId: brand.id, agentId: memberId }, under, days);
  if (!place.inPerson) throw new Refusal('team_branch_unknown');
  const { rows } = await sql<PlaySums>`select ${PLAY_SUMS} from ${rowsOf('branch_play', place)} p
    where ${category ?? null}::text is null or category = ${category ?? null}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('sums are a row, also of nothing');
  const { until } = dayBounds({ to: days.to }, brand.timeZone);
  if (!until) throw new Error('a period has an end');
  const { bets, next } = await listCountedBets(
    record,
    { merchantId: brand.id, memberId: place.accountId },
    {
      days: [...place.agentDays, ...place.plainDays],
      until,
      category,
      inAll: Number(sums.bets),
      after,
      limit: pageSize,
      language,
    },
  );
  return {
    period: { from: days.from, to: days.to },
    path: place.path,
    currency: brand.currency,
    totals: showPlay(sums),
    rows: bets.map(
      ({
        id,
        vendorName,
        gameName,
        category: group,
        stake,
        payout,
        status,
        placedAt,
        settledAt,
        day,
        turnover,
      }) => ({
        id,
        vendorName,
        gameName,
        category: group,
        stake,
        payout,
        status,
        placedAt,
        settledAt,
        day,
        turnover: formatMoney(turnover),
      }),
    ),
    next,
  };
}
