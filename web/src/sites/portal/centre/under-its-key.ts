/** The query of an address that names a centre's page by a key it had before: the page and its filters under the key of today. */
export function underItsKey(search: string, former: string, key: string): string {
  const named = Array.from(new URLSearchParams(search), ([name, value]): [string, string] => {
    if (name === 'page') return [name, key];
    return name.startsWith(`${former}.`) ? [`${key}.${name.slice(former.length + 1)}`, value] : [name, value];
  });
  return `?${new URLSearchParams(named)}`;
}
