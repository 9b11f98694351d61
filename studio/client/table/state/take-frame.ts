import type { TableState } from '../../../table-api.ts';
import { sumOf } from './chips.ts';
import { giveBack } from './closing.ts';
import type { Command, Stepped } from './events.ts';
import { confirmedChips, ownOfRound, type PageState, type TableView } from './state.ts';
import { withView } from './with-view.ts';

/** What all see of a table has changed. Frames that come twice or too late change nothing. */
export function takeFrame(state: PageState, frame: TableState, at: number): Stepped {
  const view = state.tables[frame.table];
  if (!view || isOld(view, frame)) return { state, commands: [] };
  const sameRound = view.frame?.round?.id === frame.round?.id;
  const next = withView(state, frame.table, {
    ...(sameRound ? {} : openMat(view, frame)),
    frame,
    fresh: false,
    commitments: remember(view, frame),
  });
  const { state: shown, commands } = showEnd(next, view, frame);
  return { state: giveBack(shown, frame.table, at), commands };
}

/** After a break the first frame counts whatever its number, unless it is of a round before. */
function isOld({ frame: last, fresh }: TableView, frame: TableState): boolean {
  if (!last) return false;
  if (fresh) return frame.round !== null && last.round !== null && frame.round.number < last.round.number;
  return frame.n <= last.n;
}

/** Another round begins with an empty mat, or with what this player has confirmed in it already. */
function openMat(view: TableView, frame: TableState): Partial<TableView> {
  const stake = confirmedChips(view);
  const own = view.own?.round === frame.round?.id ? view.own : undefined;
  return {
    own,
    chips: own?.chips ?? {},
    before: [],
    // What lay unconfirmed at the last look of this page is said to have gone back; other words of the round before are over.
    notice: view.notice?.kind === 'went_back' ? view.notice : undefined,
    sending: undefined,
    ...(Object.keys(stake).length > 0 && { last: stake }),
  };
}

/** The hash as it stood before the result could be known, to be compared with the receipt. */
function remember(view: TableView, { round }: TableState): TableView['commitments'] {
  if (!round || !['announced', 'open'].includes(round.state) || view.commitments[round.id])
    return view.commitments;
  const kept = Object.entries(view.commitments).slice(1 - KEPT_COMMITMENTS);
  return Object.fromEntries([...kept, [round.id, round.commitment]]);
}
const KEPT_COMMITMENTS = 10;

/** The round has ended: its result is shown, with its cards where its beginning was seen. */
function showEnd(state: PageState, before: TableView, { table, round }: TableState): Stepped {
  const view = state.tables[table];
  if (!view || !round) return { state, commands: [] };
  const own = ownOfRound(view);
  if (round.state === 'void' && before.frame?.round?.state !== 'void') {
    const stake = own ? sumOf(own.chips) : 0n;
    const notice = { kind: 'void', reason: round.voidReason, stake } as const;
    return {
      state: withView(state, table, { notice, revealing: undefined }),
      commands: own ? [{ do: 'ask-own', table }] : [],
    };
  }
  if (round.state !== 'settled' || view.shown === round.id || view.revealing === round.id)
    return { state, commands: [] };
  const seen = before.frame?.round?.id === round.id;
  const commands: Command[] = [
    { do: 'reveal', table, round: round.id, outcome: round.outcome, atOnce: !seen },
    ...(own && own.state !== 'settled' ? [{ do: 'ask-own', table } as const] : []),
  ];
  return { state: withView(state, table, { revealing: round.id }), commands };
}
