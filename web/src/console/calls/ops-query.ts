import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import {
  type QueryKey,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Refusal } from '../../api/calls/refusal.ts';
import { type OpsInput, opsCall } from './ops-call.ts';

type Asked<E extends OpsEndpoint> = Omit<OpsInput<E>, 'signal'>;
type Rest<E extends OpsEndpoint> = object extends Asked<E> ? [input?: Asked<E>] : [input: Asked<E>];

/** The query of a call that reads: `useQuery(opsQuery(showMember, { params: { id } }))`. Notices find it by its path. */
export function opsQuery<const E extends OpsEndpoint>(endpoint: E, ...[input]: Rest<E>) {
  return queryOptions({
    queryKey: opsKey(endpoint, input),
    queryFn: ({ signal }): Promise<Value<E>> => opsCall<E>(endpoint, ...([{ ...input, signal }] as never)),
  });
}

/** What a call reads, for a component; pass it to `QueryView`. */
export function useOps<const E extends OpsEndpoint>(endpoint: E, ...rest: Rest<E>): UseQueryResult<Value<E>> {
  return useQuery(opsQuery<E>(endpoint, ...rest));
}

/** A call that changes something. Once it is done, everything on the page is asked for again: one change shows in many places. */
export function useOpsMutation<const E extends OpsEndpoint>(
  endpoint: E,
  { onDone }: { onDone?: (value: Value<E>) => void } = {},
): UseMutationResult<Value<E>, Refusal, Asked<E>> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Asked<E>) => opsCall<E>(endpoint, ...([input] as never)),
    onSuccess: (value) => {
      void queries.invalidateQueries();
      onDone?.(value);
    },
  });
}

/** Keys of calls begin so; notices find them by the path (see `ops-push.ts`). */
export const CALL = 'ops';
export function opsKey(endpoint: Pick<OpsEndpoint, 'path'>, input: object = {}): QueryKey {
  return [CALL, endpoint.path, input];
}
