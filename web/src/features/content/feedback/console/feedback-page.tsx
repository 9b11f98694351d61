import { answerFeedback, type FeedbackRow, listFeedback } from '@lanna/contract/content/feedback/ops';
import { useTranslation } from 'react-i18next';
import { AnswerPanel } from '../../../../console/answer-panel.tsx';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { notify } from '../../../../ui/layers/notify.ts';

const TONES = { new: 'accent', seen: 'warning', done: 'quiet' } as const satisfies Record<
  FeedbackRow['state'],
  Tone
>;
const by = filtersOf(listFeedback);
const column = columnsOf(listFeedback);

/** What members have said to the house. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback-console');
  const filter = useListFilter([
    by.search(t('filter.search')),
    by.choice('state', t('filter.state'), (state) => t(`state.${state}`)),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="feedback"
        caption={t('title')}
        list={listFeedback}
        filter={filter}
        notice="feedback_changed"
        columns={[
          column.badge('state', t('column.state'), TONES, (state) => t(`state.${state}`), { width: 110 }),
          column.of(
            'content',
            t('column.content'),
            (row) => <span className={row.state === 'new' ? 'font-semibold' : undefined}>{row.content}</span>,
            { width: 420 },
          ),
          column.member(t('column.member'), { width: 140 }),
          column.brand(t('column.brand'), { width: 110 }),
          column.moment('sentAt', t('column.at'), { id: 'at', sort: 'at', width: 150 }),
          column.text('handledBy', t('column.handledBy'), { width: 130 }),
        ]}
        panel={{
          title: (_, row) => row?.member.name ?? t('title'),
          body: (_, row) => (row ? <Message key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function Message({ row }: { row: FeedbackRow }) {
  const { t } = useTranslation('feedback-console');
  const may = useMay();
  const form = useContractForm(answerFeedback, {
    initial: { state: row.state, note: row.note },
    version: row.version,
    toBody: (typed, version) => ({ ...typed, version }),
    send: (body) => opsCall(answerFeedback, { params: { id: row.id }, body }),
    onDone: ({ state, note, version }, { restart }) => {
      restart({ state, note }, version);
      notify({ text: t('saved'), tone: 'success' });
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <blockquote className="whitespace-pre-line rounded-medium bg-raised p-4 text-base">
        {row.content}
      </blockquote>
      <Facts
        facts={[
          {
            label: t('column.state'),
            value: <StatusBadge tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
          },
          {
            label: t('column.member'),
            value: (
              <MemberLink id={row.member.id} brand={row.brand}>
                {row.member.name}
              </MemberLink>
            ),
          },
          { label: t('column.at'), value: <When at={row.sentAt} brand={row.brand} variant="full" /> },
          { label: t('language'), value: row.language },
          { label: t('device'), value: row.device },
          row.handledBy !== null && {
            label: t('column.handledBy'),
            value: (
              <>
                {row.handledBy} · <When at={row.handledAt} brand={row.brand} />
              </>
            ),
          },
        ]}
      />
      <AnswerPanel
        row={row}
        form={form}
        readOnly={!may('feedback.answer', row.brand)}
        texts={{
          note: t('note'),
          noteHint: t('noteHint'),
          newer: t('newer', { name: row.handledBy ?? '' }),
          take: t('take'),
          markDone: t('markDone'),
          save: t('save'),
          markNew: t('markNew'),
        }}
      />
    </div>
  );
}
