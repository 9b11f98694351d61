import type { OfficeFeed } from '../../../sports-office-api.ts';
import type { Tx } from '../../platform/database.ts';

const PRODUCERS = ['prematch', 'live'] as const;

/** Each producer of each feed the studio knows a key of: when it last spoke, what is missing, what was refused, and how many matches take no bets because of it. */
export async function listFeeds(tx: Tx, names: readonly string[]): Promise<OfficeFeed[]> {
  const { rows } = await tx.query<
    Omit<OfficeFeed, 'lastAt' | 'gapSince' | 'lastRefused'> & {
      lastAt: Date;
      gapSince: Date | null;
      refusedKind: string | null;
      refusedReason: string | null;
      refusedAt: Date | null;
    }
  >(
    `select f.feed, f.producer, f.last_at as "lastAt", (extract(epoch from clock_timestamp() - f.last_at) * 1000)::float8 as "silentMs",
       studio.sports_is_silent('feed:' || f.feed, case f.producer when 'live' then 'live' else 'prematch' end) as "isSilent",
       f.next_sequence::float8 as expected, f.gap_since as "gapSince", f.gaps, f.refused,
       (select count(*)::integer from studio.sports_fixture x where x.source = 'feed:' || f.feed
          and x.state = case f.producer when 'live' then 'live' else 'prematch' end) as matches,
       r.kind as "refusedKind", r.refused as "refusedReason", r.at as "refusedAt"
     from studio.sports_feed f left join lateral (
       select m.kind, m.refused, m.at from studio.sports_feed_message m
       where (m.feed, m.producer) = (f.feed, f.producer) and m.refused is not null order by m.sequence desc limit 1) as r on true`,
  );
  const received = rows.map(({ lastAt, gapSince, refusedKind, refusedReason, refusedAt, ...row }) => ({
    ...row,
    lastAt: lastAt.toISOString(),
    gapSince: gapSince?.toISOString() ?? null,
    lastRefused:
      refusedReason === null || refusedAt === null
        ? null
        : { kind: refusedKind ?? '', reason: refusedReason, at: refusedAt.toISOString() },
  }));
  const never = names.flatMap((feed) =>
    PRODUCERS.filter(
      (producer) => !received.some((one) => one.feed === feed && one.producer === producer),
    ).map(
      (producer): OfficeFeed => ({
        ...{ feed, producer, lastAt: null, silentMs: null, isSilent: true, expected: 1, gapSince: null },
        ...{ gaps: 0, refused: 0, matches: 0, lastRefused: null },
      }),
    ),
  );
  return [...received, ...never].toSorted(
    (one, other) =>
      one.feed.localeCompare(other.feed) ||
      PRODUCERS.indexOf(one.producer) - PRODUCERS.indexOf(other.producer),
  );
}
