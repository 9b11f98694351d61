/** The link in a message, else the code in it. Only a link to this site is recognised. */
export function linkOrCodeIn(
  text: string,
  origin: string = location.origin,
): { link?: string; code?: string } | undefined {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (address) {
    const link = address.replace(/[.,)]+$/, '');
    return URL.canParse(link) && new URL(link).origin === origin ? { link } : undefined;
  }
  const [code] = /\b\d{4,8}\b/.exec(text) ?? [];
  return code ? { code } : undefined;
}
