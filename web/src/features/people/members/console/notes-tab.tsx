import { addNote, listNotes, type MemberPage } from '@lanna/contract/people/members/ops';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

const ALL = { limit: 200 };

/** What operators have noted of a member. A note stays as it was written. */
export function NotesTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const notes = useOps(listNotes, { params: { id: member.id }, query: ALL });
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Can permission="members.note" brand={member.brand}>
        <NewNote member={member} />
      </Can>
      <Panel title={t('notes.title')} flush>
        <QueryView
          query={notes}
          label={t('notes.title')}
          failed={t('last.failed')}
          shape={<Skeleton className="h-24" />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<p className="px-4 py-4 text-muted text-sm">{t('notes.none')}</p>}
        >
          {({ rows }) => (
            <ul className="divide-y divide-line/70">
              {rows.map((note) => (
                <li key={note.id} className="px-4 py-3 text-sm">
                  <p className="whitespace-pre-wrap break-words">{note.content}</p>
                  <p className="mt-1 text-muted text-xs">
                    <When at={note.at} brand={member.brand} /> · {note.operator}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}

function NewNote({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const adding = useOpsMutation(addNote);
  const form = useContractForm(addNote, {
    initial: { content: '' },
    send: (body) => adding.mutateAsync({ params: { id: member.id }, body }),
    onDone: (_, { restart }) => restart(),
  });
  return (
    <Panel title={t('notes.add')}>
      <form {...form.props} className="flex flex-col gap-3">
        <TextAreaField {...form.field('content')} label={t('notes.label')} hint={t('notes.hint')} rows={4} />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div className="flex justify-end">
          <Button
            type="submit"
            size="small"
            busy={form.isPending}
            disabled={form.values.content.trim() === ''}
          >
            {t('notes.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
