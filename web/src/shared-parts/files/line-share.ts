/**
 * Where LINE takes a text to send on: the app on a phone, by its documented URL scheme; elsewhere the scheme is not supported and
 * LINE's page for websites asks to whom.
 */
export function lineShareAddress({ text, link }: { text: string; link: string }, onPhone: boolean): string {
  return onPhone
    ? `https://line.me/R/share?text=${encodeURIComponent(`${text}\n${link}`)}`
    : `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url: link, text })}`;
}
