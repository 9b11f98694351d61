import {
  answerFeedback,
  exportFeedback,
  FEEDBACK_NOTE_MAX,
  FEEDBACK_STATES,
  type FeedbackRow,
  listFeedback,
} from '@lanna/contract/content/feedback/ops';
import { useTranslation } from 'react-i18next';
import { AnswerPanel } from '../../../../console/answer-panel.tsx';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { MemberLink } from '../../../../console/member-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';

const TONES = { new: 'accent', seen: 'warning', done: 'quiet' } as const satisfies Record<
  FeedbackRow['state'],
  Tone
>;
const keyOf = (row: FeedbackRow) => row.id;

/** What members have said to the house. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback-console');
  const states = ['waiting', ...FEEDBACK_STATES] as const;
  const filter = useListFilter([
    { name: 'search', kind: 'text', label: t('filter.search') },
    {
      name: 'state',
      kind: 'choice',
      label: t('filter.state'),
      options: states.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="feedback"
        caption={t('title')}
        list={listFeedback}
        csv={exportFeedback}
        filter={filter}
        sorted="-at"
        rowKey={keyOf}
        notice="feedback_changed"
        columns={[
          {
            id: 'state',
            head: t('column.state'),
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{t(`state.${row.state}`)}</StatusBadge>,
            width: 110,
          },
          {
            id: 'content',
            head: t('column.content'),
            cell: (row) => (
              <span className={row.state === 'new' ? 'font-semibold' : undefined}>{row.content}</span>
            ),
            width: 420,
          },
          { id: 'member', head: t('column.member'), cell: (row) => row.member.name, width: 140 },
          { id: 'brand', head: t('column.brand'), cell: (row) => row.brand, width: 110 },
          {
            id: 'at',
            head: t('column.at'),
            cell: (row) => <When at={row.sentAt} brand={row.brand} />,
            sort: 'at',
            width: 150,
          },
          { id: 'handledBy', head: t('column.handledBy'), cell: (row) => row.handledBy, width: 130 },
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
        readOnly={!may('feedback.answer', row.brand)}
        noteMax={FEEDBACK_NOTE_MAX}
        texts={{
          note: t('note'),
          noteHint: t('noteHint'),
          newer: t('newer', { name: row.handledBy ?? '' }),
          take: t('take'),
          markDone: t('markDone'),
          save: t('save'),
          markNew: t('markNew'),
          saved: t('saved'),
        }}
        onSave={(body) => opsCall(answerFeedback, { params: { id: row.id }, body })}
      />
    </div>
  );
}
