import type { Kind } from './kind.ts';

/** A page brings only the kinds whose tables it opens. */
const KINDS: Readonly<Record<string, () => Promise<{ kind: Kind }>>> = {
  baccarat: () => import('./baccarat/kind.ts'),
  'dragon-tiger': () => import('./dragon-tiger/kind.ts'),
  'sic-bo': () => import('./sic-bo/kind.ts'),
  'hi-lo': () => import('./hi-lo/kind.ts'),
  'fish-prawn-crab': () => import('./fish-prawn-crab/kind.ts'),
  roulette: () => import('./roulette/kind.ts'),
};

/** Undefined for a kind that this version of the page does not know. */
export async function loadKind(name: string): Promise<Kind | undefined> {
  return (await KINDS[name]?.())?.kind;
}
