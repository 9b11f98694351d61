import { useState } from 'react';
import { useRefusalText } from '../api/calls/refusal-text.ts';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { notify } from '../ui/layers/notify.ts';
import { useMoves } from './use-moves.ts';

export type AnsweredState = 'new' | 'seen' | 'done';
interface Answered {
  version: number;
  state: AnsweredState;
  note: string;
  handledBy: string | null;
}
type Word = 'note' | 'noteHint' | 'newer' | 'take' | 'markDone' | 'save' | 'markNew' | 'saved';
export type AnswerTexts = Readonly<Record<Word, string>>;

/** What was noted about a message to the house, and whether it is done. `readOnly`: the operator reads the note, and that is all. */
export function AnswerPanel<Row extends Answered>({
  row,
  readOnly,
  noteMax,
  texts,
  onSave,
}: {
  row: Row;
  readOnly: boolean;
  noteMax: number;
  /** `newer` names who has changed it. */
  texts: AnswerTexts;
  onSave: (body: Pick<Answered, 'version' | 'state' | 'note'>) => Promise<Row>;
}) {
  const words = useRefusalText();
  // As it was opened: what another writes meanwhile is refused, not lost.
  const [opened, setOpened] = useState(row);
  const [note, setNote] = useState(row.note);
  const answer = useMoves<AnsweredState, Row>({
    onDone: (value) => {
      setOpened(value);
      notify({ text: texts.saved, tone: 'success' });
    },
  });
  if (readOnly) return row.note && <p className="whitespace-pre-line text-sm">{row.note}</p>;
  const busy = answer.going !== undefined;
  const save = (state: AnsweredState) =>
    answer.go(state, () => onSave({ version: opened.version, state, note: note.trim() }));
  function takeNewer() {
    setOpened(row);
    setNote(row.note);
  }
  return (
    <div className="flex flex-col gap-3">
      <TextAreaField
        label={texts.note}
        hint={texts.noteHint}
        rows={4}
        maxLength={noteMax}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {row.version > opened.version && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-warning">
          {texts.newer}
          <Button variant="ghost" size="small" onClick={takeNewer}>
            {texts.take}
          </Button>
        </p>
      )}
      {answer.error && <FormError>{words(answer.error)}</FormError>}
      <div className="flex flex-wrap gap-2">
        {row.state !== 'done' && (
          <Button size="small" busy={busy} onClick={() => save('done')}>
            {texts.markDone}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() => save(row.state === 'done' ? 'done' : 'seen')}
        >
          {texts.save}
        </Button>
        {row.state !== 'new' && (
          <Button variant="ghost" size="small" busy={busy} onClick={() => save('new')}>
            {texts.markNew}
          </Button>
        )}
      </div>
    </div>
  );
}
