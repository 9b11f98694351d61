import { myMissions } from '@lanna/contract/rewards/missions/missions';
import { myWheel } from '@lanna/contract/rewards/missions/wheel';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';

export const missionsQuery = queryOptions({
  queryKey: ['missions', 'mine'],
  queryFn: ({ signal }) => call(myMissions, { signal }),
});

export const wheelQuery = queryOptions({
  queryKey: ['missions', 'wheel'],
  queryFn: ({ signal }) => call(myWheel, { signal }),
});
