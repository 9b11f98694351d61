import { type Draw, ownSeed } from '@lanna/contract/lotteries/draws/draws';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/calls/call.ts';
import { useSession } from '../../../../api/session.ts';

const ownSeedQuery = (gameCode: string, numero: string) =>
  queryOptions({
    queryKey: ['ownSeed', gameCode, numero],
    queryFn: ({ signal }) => call(ownSeed, { query: { gameCode, numero }, signal }),
    staleTime: 60_000,
  });

/** What the reader added to the chance of a draw; undefined for visitors and those who did not play it. */
export function useOwnSeed({ gameCode, numero }: Draw): string | undefined {
  const session = useSession();
  const { data } = useQuery({ ...ownSeedQuery(gameCode, numero), enabled: session !== undefined });
  return (session && data?.seed) ?? undefined;
}
