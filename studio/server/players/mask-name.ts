/** Of a player's name the two first and the two last signs: `so***ai`. Of a short one the first alone. */
export function maskName(name: string): string {
  const signs = [...name];
  if (signs.length < 6) return `${signs[0] ?? ''}***`;
  return `${signs.slice(0, 2).join('')}***${signs.slice(-2).join('')}`;
}
