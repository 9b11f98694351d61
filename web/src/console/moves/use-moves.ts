import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Refusal } from '../../api/calls/refusal.ts';

/** What can be done with one record, of which one thing goes on at a time; what the last one came to stays until the next is tried. */
export interface Moves<Move extends string, Value> {
  /** What was pressed last, whether it was sent or not. */
  tried: Move | undefined;
  /** What is under way. */
  going: Move | undefined;
  error: Refusal | null;
  /** Sends it; without a call (what it needs is not there yet), the form shows what is missing by `tried`. */
  go: (move: Move, call: (() => Promise<Value>) | false) => void;
}

/** Calls of a desk by the name of the move they make: `go('refuse', () => opsCall(refuseDeposit, …))`. */
export function useMoves<Move extends string, Value>({
  onDone,
}: {
  onDone: (value: Value) => void;
}): Moves<Move, Value> {
  const queries = useQueryClient();
  const [tried, setTried] = useState<Move>();
  const { mutate, reset, isPending, error } = useMutation<Value, Refusal, () => Promise<Value>>({
    mutationFn: (call) => call(),
    onSuccess: (value) => {
      void queries.invalidateQueries();
      onDone(value);
    },
  });
  return {
    tried,
    going: isPending ? tried : undefined,
    error,
    go(move, call) {
      if (isPending) return;
      setTried(move);
      reset();
      if (call) mutate(call);
    },
  };
}
