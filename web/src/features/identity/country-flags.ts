/** Addresses of the flags by country code; the browser fetches only those it shows. */
const FILES = import.meta.glob<string>('../../../../node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const COUNTRY_FLAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, url]) => [path.slice(-6, -4), url]),
);
