import { commitmentOf } from './fair-stream.ts';

/** The links of a new chain in the order of their use, from its secret end; the first one's hash is the anchor to publish. */
export function chainLinks(end: string, count: number): { anchor: string; links: string[] } {
  const links = [end];
  while (links.length < count) links.push(commitmentOf(links.at(-1) as string));
  return { anchor: commitmentOf(links.at(-1) as string), links: links.reverse() };
}

/** The place of a link in the chain of an anchor, 1 for the first; undefined if it is none of the first `most`. */
export function placeInChain(link: string, anchor: string, most: number): number | undefined {
  let hash = link;
  for (let place = 1; place <= most; place += 1) {
    hash = commitmentOf(hash);
    if (hash === anchor) return place;
  }
  return undefined;
}
