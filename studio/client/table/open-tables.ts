/** Tables that are open stand in the page's address, the one under the thumb first: a reload finds them again, another launch begins anew. */
export function readOpenTables(search: string = window.location.search): string[] {
  const query = new URLSearchParams(search);
  const beside = query.get('with')?.split(',') ?? [];
  return [query.get('table') ?? '', ...beside].filter((code) => code !== '');
}

export function writeOpenTables(open: readonly string[], current: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set('table', current);
  const beside = open.filter((code) => code !== current);
  if (beside.length > 0) url.searchParams.set('with', beside.join(','));
  else url.searchParams.delete('with');
  window.history.replaceState(window.history.state, '', url);
}
