/** One entry of the country list. The dialing code is digits alone. */
export interface Country {
  countryCode: string;
  countryDialingCode: string;
}

/**
 * The one a picker starts with: the given dialing code's if it is in the list, else the current country, else the first.
 * Where several share a code (+1, +7, +44) the current one goes before the others.
 */
export function initialCountry(
  list: readonly Country[],
  given: string | undefined,
  current: string | null,
): Country | undefined {
  const here = list.find(({ countryCode }) => countryCode === current);
  if (given !== undefined && here?.countryDialingCode === given) return here;
  return list.find(({ countryDialingCode }) => countryDialingCode === given) ?? here ?? list[0];
}

/** Countries whose name, letters or dialing code begin with, or whose name holds, what was typed; nothing finds all. */
export function findCountries<C extends Country & { name: string }>(
  list: readonly C[],
  typed: string,
): readonly C[] {
  const wanted = typed.trim().replace(/^\+/, '').toLowerCase();
  if (wanted === '') return list;
  const rank = ({ name, countryCode, countryDialingCode }: C) => {
    const lower = name.toLowerCase();
    if (countryCode.toLowerCase() === wanted || countryDialingCode === wanted) return 0;
    if (lower.startsWith(wanted) || countryDialingCode.startsWith(wanted)) return 1;
    return lower.includes(wanted) ? 2 : 3;
  };
  return list.filter((country) => rank(country) < 3).sort((one, other) => rank(one) - rank(other));
}
