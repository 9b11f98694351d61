const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Names that are no country's, and second codes of some. */
const NO_COUNTRY =
  /^(A[CN]|BU|CP|CS|DD|D[GY]|E[AUZ]|F[QX]|HV|IC|JT|MI|N[HQT]|P[CUZ]|Q[O-Z]|RH|SU|TA|TP|U[KN]|VD|WK|X[A-J]|X[L-Z]|Y[DU]|Z[RZ])$/;

/** Every country (ISO 3166-1 alpha-2) that the browser has a name for, by that name. */
export function listCountries(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.test(code))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [{ code, name }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name, language));
}

export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
