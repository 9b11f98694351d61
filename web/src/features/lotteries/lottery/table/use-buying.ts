import { type Dispatch, useState } from 'react';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useMemberGuard } from '../../../../navigation.ts';
import { type NewSlip, type PlacedSlip, usePlaceSlip } from '../../lotteries/use-place-slip.ts';
import { slipRefusal } from '../review/slip-refusal.ts';
import type { TableAction, TableState } from './table-state.ts';

/** From the look at the slip to the bought one: what lies over the table meanwhile, what was bought, and which lines were refused. */
export function useBuying({ slip }: TableState, draws: number, dispatch: Dispatch<TableAction>) {
  const asMember = useMemberGuard();
  const refusalText = useRefusalText();
  const [shown, show] = useState<'slip' | 'review'>();
  const [placed, setPlaced] = useState<{ slip: PlacedSlip; numero: string }>();
  const placing = usePlaceSlip();
  const ids = slipRefusal(placing.error, slip, draws)?.ids ?? [];

  return {
    shown,
    show,
    placed,
    forgetPlaced: () => setPlaced(undefined),
    marked: ids.length > 0 ? { ids, text: refusalText(placing.error) } : undefined,
    failure: placing.error,
    isBusy: placing.isPending,
    review: () =>
      asMember(() => {
        placing.reset();
        show('review');
      }),
    buy(wanted: NewSlip) {
      const bought = slip.map(({ id }) => id);
      const numero = wanted.draws[0]?.numero ?? '';
      placing.mutate(wanted, {
        onSuccess: (answer) => {
          dispatch({ do: 'bought', ids: bought });
          setPlaced({ slip: answer, numero });
          show(undefined);
        },
      });
    },
  };
}
