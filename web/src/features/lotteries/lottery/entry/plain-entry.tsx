import { withoutFaultyLines } from './line-errors.ts';
import { LinesEntry } from './lines-entry.tsx';
import type { PickEntryProps } from './pick-entry.ts';
import { PickGrid } from './pick-grid.tsx';
import { textOfDraft } from './selection-draft.ts';

/** Rows of keys, and lines as they are typed. */
export function PlainEntry(props: PickEntryProps) {
  const { play, draft, prices, words, variant, drawsAt, good, fieldErrors, dispatch } = props;
  return (
    <>
      <PickGrid
        play={play}
        draft={draft}
        prices={prices}
        words={words}
        variant={variant}
        drawsAt={drawsAt}
        dispatch={dispatch}
      />
      {play.shape.lines && (
        <LinesEntry
          key={play.code}
          shape={play.shape.lines}
          text={draft.text}
          good={good}
          fieldErrors={fieldErrors}
          onType={(text) => dispatch({ do: 'type', play, text })}
          onTakeOut={() => {
            const before = textOfDraft(play, { ...draft, text: '' });
            dispatch({ do: 'type', play, text: withoutFaultyLines(play, before, draft.text) });
          }}
        />
      )}
    </>
  );
}
