import { type DrawGameRow, listDrawGames } from '@lanna/contract/lotteries/draws/ops';
import { useQuery } from '@tanstack/react-query';
import { opsQuery } from '../../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../../console/operator.tsx';

/** Which lotteries are switched on; undefined while that is not known, and for operators who may not see schedules. */
export function useDrawGames(): readonly DrawGameRow[] | undefined {
  const { house } = useOperator();
  return useQuery({ ...opsQuery(listDrawGames), enabled: house.includes('draws.read') }).data?.games;
}
