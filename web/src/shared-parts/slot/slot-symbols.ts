import { useQuery } from '@tanstack/react-query';

type Drawings = Readonly<Record<string, () => string>>;

/** The house studio's own drawings, those of one game at a time. */
const DRAWINGS: Readonly<Record<string, () => Promise<Drawings>>> = {
  'lanna-lanterns': async () => (await import('@lanna/studio/art/lantern-symbols')).lanternSymbols,
  'starlight-market': async () => (await import('@lanna/studio/art/market-symbols')).marketSymbols,
  'river-naga': async () => (await import('@lanna/studio/art/naga-symbols')).nagaSymbols,
};

/** Addresses of the pictures by symbol; undefined until they are there, and then the symbols' names do. */
export function useSlotSymbols(gameCode: string): Readonly<Record<string, string>> | undefined {
  return useQuery({
    queryKey: ['brand', 'symbols', gameCode],
    queryFn: async () => picturesOf((await DRAWINGS[gameCode]?.()) ?? {}),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

function picturesOf(drawings: Drawings): Record<string, string> {
  // Each its own picture: drawings of one game name their gradients alike.
  return Object.fromEntries(
    Object.entries(drawings).map(([symbol, draw]) => [
      symbol,
      `data:image/svg+xml,${encodeURIComponent(draw())}`,
    ]),
  );
}
