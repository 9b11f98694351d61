import { type Made, makeSeason, randomOf, TEAMS } from './season.ts';

/* What a feed says of a season, and how it lies. Each lie is scripted: what must come of it stands with it. */

const LIES = [
  'none',
  'doubled',
  'contradicts_itself',
  'signed_by_another',
  'ends_before_kick_off',
  'moves_a_begun_match',
  'skips_a_place',
  'a_year_early',
  'ten_thousand_markets',
  'a_price_of_one',
  'prices_after_the_end',
  'another_feed_differs',
  'another_feed_differs_later',
  'takes_it_back',
  'corrects_after_days',
] as const;
type Lie = (typeof LIES)[number];

type Answer = 'applied' | 'repeated' | 'gap' | 'refused' | 'contradiction' | 'unsigned' | 'too_large';

export type Step =
  | {
      step: 'say';
      feed: 'alpha' | 'beta';
      sequence: number;
      message: Record<string, unknown>;
      signedBy: 'alpha' | 'beta' | 'unknown';
      lie: Lie;
      expects: Answer[];
    }
  /** Here players bet on the match; here it begins; here slips are settled; here days pass. */
  | { step: 'bet' | 'kick_off' | 'settle' | 'days'; match: string }
  /** What became of it, and whether the book may know: where two feeds differ it waits for people. */
  | { step: 'truth'; match: string; lie: Lie; full: [number, number]; isPaid: boolean; cases: string[] };

export function* script({
  seed,
  matches,
  startsAt,
}: {
  seed: number;
  matches: number;
  startsAt: Date;
}): Generator<Step> {
  const random = randomOf(seed + 1);
  const next = { alpha: 1, beta: 1 };
  const say = (
    message: Record<string, unknown>,
    {
      feed = 'alpha',
      lie = 'none',
      expects = ['applied'],
      sequence,
      signedBy = feed,
    }: {
      feed?: 'alpha' | 'beta';
      lie?: Lie;
      expects?: Answer[];
      sequence?: number;
      signedBy?: 'alpha' | 'beta' | 'unknown';
    } = {},
  ): Step => {
    const at = sequence ?? next[feed];
    // What has its place moves the count on; all else does not.
    if (sequence === undefined && expects.some((one) => one === 'applied' || one === 'refused'))
      next[feed] = at + 1;
    return { step: 'say', feed, sequence: at, message, signedBy, lie, expects };
  };
  // Each lie comes as often as another, none at a place one could learn.
  let order: Lie[] = [];
  for (const [at, match] of makeSeason(seed).slice(0, matches).entries()) {
    if (at % LIES.length === 0) order = shuffled(random);
    const lie = order[at % LIES.length] ?? 'none';
    yield* before(match, lie, { say, startsAt, next });
    yield { step: 'bet', match: match.key };
    if (lie === 'ends_before_kick_off')
      yield say(ending(match, turned(match)), { lie, expects: ['refused'] });
    yield { step: 'kick_off', match: match.key };
    if (lie === 'moves_a_begun_match')
      yield say(
        {
          kind: 'change',
          fixture: match.key,
          starts_at: new Date(startsAt.getTime() + 3_600_000).toISOString(),
        },
        { lie, expects: ['refused'] },
      );
    yield* after(match, lie, { say, next });
  }
}

function shuffled(random: () => number): Lie[] {
  return LIES.map((lie) => ({ lie, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ lie }) => lie);
}

type Say = (
  message: Record<string, unknown>,
  how?: {
    feed?: 'alpha' | 'beta';
    lie?: Lie;
    expects?: Answer[];
    sequence?: number;
    signedBy?: 'alpha' | 'beta' | 'unknown';
  },
) => Step;

function* before(
  match: Made,
  lie: Lie,
  { say, startsAt, next }: { say: Say; startsAt: Date; next: { alpha: number } },
): Generator<Step> {
  const announced = {
    ...{ kind: 'fixture', fixture: match.key, starts_at: startsAt.toISOString() },
    competition: { key: 'made', names: { TH: 'ลีกจำลอง', EN: 'Made League' } },
    ...{ home: team(match.home), away: team(match.away) },
  };
  if (lie === 'a_year_early')
    yield say(
      {
        ...announced,
        fixture: `${match.key}-far`,
        starts_at: new Date(startsAt.getTime() + 402 * DAY_MS).toISOString(),
      },
      { lie, expects: ['refused'] },
    );
  yield say(announced);
  const odds = {
    kind: 'odds',
    fixture: match.key,
    markets: [{ market: 'result/full', prices: prices(match) }],
  };
  if (lie === 'signed_by_another')
    yield say(
      { ...odds, markets: [{ market: 'result/full', prices: prices(match, 400_000) }] },
      { lie, expects: ['unsigned'], signedBy: 'unknown' },
    );
  yield say(odds);
  if (lie === 'doubled') yield say(odds, { lie, expects: ['repeated'], sequence: next.alpha - 1 });
  if (lie === 'skips_a_place') {
    yield say({ kind: 'alive' }, { lie, expects: ['gap'], sequence: next.alpha + 2 });
    yield say({ kind: 'alive' });
  }
  if (lie === 'ten_thousand_markets')
    yield say(
      {
        ...odds,
        markets: Array.from({ length: 10_000 }, (_, n) => ({ market: `made_${n}/full`, prices: [] })),
      },
      { lie, expects: ['refused', 'too_large'] },
    );
  if (lie === 'a_price_of_one')
    yield say(
      { ...odds, markets: [{ market: 'result/full', prices: [{ selection: 'home', odds: 1000 }] }] },
      { lie, expects: ['refused'] },
    );
}

function* after(
  match: Made,
  lie: Lie,
  { say, next }: { say: Say; next: { alpha: number } },
): Generator<Step> {
  const { key, full } = match;
  const truth = (isPaid: boolean, cases: string[]): Step => ({
    step: 'truth',
    match: key,
    lie,
    full,
    isPaid,
    cases,
  });
  const witness = (certainty: 'confirmed') => ({
    ...ending(match, turned(match), certainty),
    ...{ fixture: `beta-${key}`, of: { feed: 'alpha', fixture: key } },
  });
  if (lie === 'another_feed_differs') yield say(witness('confirmed'), { feed: 'beta', lie });
  if (lie === 'another_feed_differs_later') {
    yield say(ending(match, full, 'unconfirmed'));
    yield say(witness('confirmed'), { feed: 'beta', lie });
  }
  yield say(ending(match, full));
  if (lie === 'contradicts_itself')
    yield say(ending(match, turned(match)), { lie, expects: ['contradiction'], sequence: next.alpha - 1 });
  yield { step: 'settle', match: key };
  if (lie === 'another_feed_differs' || lie === 'another_feed_differs_later') {
    yield truth(false, ['results_differ']);
    return;
  }
  if (lie === 'prices_after_the_end')
    yield say(
      { kind: 'odds', fixture: key, markets: [{ market: 'result/full', prices: prices(match, 400_000) }] },
      { lie, expects: ['refused'] },
    );
  if (lie === 'takes_it_back') yield say({ kind: 'rollback_settlement', fixture: key }, { lie });
  if (lie === 'corrects_after_days') {
    yield { step: 'days', match: key };
    yield say({ ...ending(match, turned(match)), reason: 'made up' }, { lie });
  }
  yield { step: 'settle', match: key };
  yield truth(
    true,
    lie === 'takes_it_back' ? ['rolled_back'] : lie === 'corrects_after_days' ? ['late_correction'] : [],
  );
}

const DAY_MS = 86_400_000;

function team(at: number) {
  const [TH, EN] = TEAMS[at] ?? TEAMS[0];
  return { key: `team-${at}`, names: { TH, EN } };
}

function prices({ prices: [home, draw, away] }: Made, more = 0) {
  return [
    { selection: 'home', odds: home + more },
    { selection: 'draw', odds: draw + more },
    { selection: 'away', odds: away + more },
  ];
}

/** Another winner than the true one. */
function turned({ full: [home, away] }: Made): [number, number] {
  return home > away ? [home, home + 1] : [away + 1, away];
}

function ending(
  { key, half, full: own }: Made,
  full: [number, number],
  certainty: 'confirmed' | 'unconfirmed' = 'confirmed',
) {
  const at = full === own ? half : ([0, 0] as const);
  const count = ([home, away]: readonly [number, number]) => ({ home, away });
  const result = {
    goals: { half: count(at), full: count(full) },
    ...{ firstGoal: null, lastGoal: null, corners: null, cards: null },
  };
  return { kind: 'settlement', fixture: key, certainty, end: { state: 'finished', result } };
}
