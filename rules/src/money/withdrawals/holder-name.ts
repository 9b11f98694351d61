/** Titles that stand before a name on a bank book and that people leave out when they register. */
const TITLES =
  /^(?:(?:นางสาว|นาง|นาย|น\.\s*ส\.|ด\.\s*ช\.|ด\.\s*ญ\.|เด็กชาย|เด็กหญิง|ว่าที่\s*ร\.?\s*ต\.?|คุณ)\s*|(?:mr|mrs|ms|miss|khun)(?:\.\s*|\s+))/iu;

/**
 * A name as two are compared: without title, case, spaces and dots, in Unicode's compatible form. A bank book and a registration
 * write the same person's name differently in these alone.
 */
export function normaliseHolderName(name: string): string {
  const written = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const bare = written.replace(TITLES, '');
  return (bare.length > 0 ? bare : written).toLowerCase().replace(/[\s.,'’-]/g, '');
}

export function isSameHolder(one: string, other: string): boolean {
  const first = normaliseHolderName(one);
  return first.length > 0 && first === normaliseHolderName(other);
}
