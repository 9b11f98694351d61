import type { ContractForm } from '../shared-parts/forms/contract-form.ts';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { FormState } from './form-state.tsx';

export type AnsweredState = 'new' | 'seen' | 'done';
type Word = 'note' | 'noteHint' | 'newer' | 'take' | 'markDone' | 'save' | 'markNew';
export type AnswerTexts = Readonly<Record<Word, string>>;

/** What was noted about a message to the house, and whether it is done. `readOnly`: the operator reads the note, and that is all. */
export function AnswerPanel({
  row,
  form,
  readOnly,
  texts,
}: {
  row: { state: AnsweredState; note: string };
  form: ContractForm<{ state: AnsweredState; note: string }>;
  readOnly: boolean;
  /** `newer` names who has changed it. */
  texts: AnswerTexts;
}) {
  if (readOnly) return row.note && <p className="whitespace-pre-line text-sm">{row.note}</p>;
  const save = (state: AnsweredState) => form.submit({ state });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextAreaField {...form.field('note')} label={texts.note} hint={texts.noteHint} rows={4} />
      <FormState form={form} newer={texts.newer} take={texts.take} />
      <div className="flex flex-wrap gap-2">
        {row.state !== 'done' && (
          <Button size="small" busy={form.isPending} onClick={() => save('done')}>
            {texts.markDone}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={form.isPending}
          onClick={() => save(row.state === 'done' ? 'done' : 'seen')}
        >
          {texts.save}
        </Button>
        {row.state !== 'new' && (
          <Button variant="ghost" size="small" busy={form.isPending} onClick={() => save('new')}>
            {texts.markNew}
          </Button>
        )}
      </div>
    </form>
  );
}
