/** Where the rows stand that a figure is made of. The pages are other topics'; what they are narrowed to stands in the address. */
export interface RowsOf {
  brand?: string | undefined;
  from: string;
  to: string;
  category?: string | undefined;
  vendor?: string | undefined;
  game?: string | undefined;
  source?: string | undefined;
  code?: string | undefined;
  method?: string | undefined;
}

export const roundsHref = (of: RowsOf) => withQuery('/rounds', of, ['category', 'vendor', 'game']);
/** Which bets made a GGR: the report of play, by game. */
export const playHref = (of: RowsOf) => withQuery('/reports', of, [], { by: 'game' });
/** The list of members knows no source: a reader of one source has no rows to open. */
export const membersHref = (of: RowsOf) =>
  of.source || of.code ? undefined : withQuery('/members', of, [], {}, 'registered');
export const depositsHref = (of: RowsOf) =>
  withQuery('/ledger/transfers', of, ['method'], { code: 'deposit' });
export const withdrawalsHref = (of: RowsOf) =>
  withQuery('/ledger/transfers', of, ['method'], { code: 'withdrawal_paid' });

function withQuery(
  path: string,
  of: RowsOf,
  words: readonly (keyof RowsOf)[],
  fixed: Record<string, string> = {},
  days = 'days',
): string {
  const query = new URLSearchParams({ [days]: `${of.from}..${of.to}`, ...fixed });
  for (const word of ['brand', ...words] as const) {
    const value = of[word];
    if (value) query.set(word, value);
  }
  return `${path}?${query.toString()}`;
}
