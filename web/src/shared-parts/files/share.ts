/**
 * Offers a link through the device's own share sheet; where there is none, copies it. Closing the sheet without choosing is no
 * failure. Without HTTPS there is no clipboard either.
 */
export async function shareOrCopy(what: {
  text: string;
  url: string;
}): Promise<'shared' | 'copied' | 'failed'> {
  if (canShare()) {
    await navigator.share(what).catch(() => undefined);
    return 'shared';
  }
  const copied = await navigator.clipboard?.writeText(what.url).then(
    () => true,
    () => false,
  );
  return copied ? 'copied' : 'failed';
}

export function canShare(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}
