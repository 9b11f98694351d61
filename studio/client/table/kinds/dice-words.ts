/** The name of a play from the words of its family: `pair:1-2` by `โต๊ด {of}`. */
export function familyName(families: Readonly<Record<string, string>>, play: string): string {
  const [family = play, of = ''] = play.split(':', 2);
  return (families[family] ?? play).replace('{of}', of.replaceAll('-', '–'));
}
