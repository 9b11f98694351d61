import { listMessages, revealRecipient, type SentMessageRow } from '@lanna/contract/messaging/messages/ops';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { filtersOf } from '../../../../console/lists/filters-of.ts';
import { useListFilter } from '../../../../console/lists/use-list-filter.ts';
import { useMay } from '../../../../console/operator.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { StatusBadge, type Tone } from '../../../../console/status-badge.tsx';
import { columnsOf } from '../../../../console/table/columns-of.tsx';
import { DataTable } from '../../../../console/table/data-table.tsx';
import { When } from '../../../../console/when.tsx';
import { displayCount } from '../../../../i18n/format.ts';

const TONES = { accepted: 'success', refused: 'danger', failed: 'warning' } as const satisfies Record<
  SentMessageRow['outcome'],
  Tone
>;
const by = filtersOf(listMessages);
const column = columnsOf(listMessages);

/** E-mails and text messages, and what their providers answered. */
export function MessagesPage() {
  const { t } = useTranslation('messages-console');
  const filter = useListFilter([
    by.text('recipient', t('filter.recipient')),
    by.choice('channel', t('column.channel'), (channel) => t(`channel.${channel}`)),
    by.choice('outcome', t('column.outcome'), (outcome) => t(`outcome.${outcome}`)),
    by.days('days', t('filter.days')),
  ]);
  return (
    <ConsolePage fill title={t('title')} description={t('text')}>
      <DataTable
        name="messages"
        caption={t('title')}
        list={listMessages}
        filter={filter}
        notice="messages_changed"
        columns={[
          column.moment('sentAt', t('column.at'), { id: 'at', variant: 'full', sort: 'at', width: 170 }),
          column.brand(t('column.brand'), { width: 110 }),
          column.word('channel', t('column.channel'), (channel) => t(`channel.${channel}`), { width: 110 }),
          column.text('recipient', t('column.recipient'), { width: 180 }),
          column.text('subject', t('column.subject'), { width: 240 }),
          column.of('outcome', t('column.outcome'), (row) => <Outcome row={row} />, { width: 150 }),
          column.text('providerCode', t('column.answer'), { id: 'answer', width: 170 }),
          column.word('answeredInMs', t('column.ms'), displayCount, { id: 'ms', align: 'end', width: 90 }),
        ]}
        panel={{
          title: (_, row) => (row ? t(`channel.${row.channel}`) : t('title')),
          body: (_, row) => (row ? <Message key={row.id} row={row} /> : <p>{t('gone')}</p>),
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </ConsolePage>
  );
}

function Outcome({ row }: { row: SentMessageRow }) {
  const { t } = useTranslation('messages-console');
  if (row.provider === 'outbox') return <StatusBadge>{t('outcome.kept')}</StatusBadge>;
  return <StatusBadge tone={TONES[row.outcome]}>{t(`outcome.${row.outcome}`)}</StatusBadge>;
}

function Message({ row }: { row: SentMessageRow }) {
  const { t } = useTranslation('messages-console');
  const may = useMay();
  const ask = async () => {
    const { recipient } = await opsCall(revealRecipient, { params: { id: row.id }, body: {} });
    return recipient;
  };
  return (
    <div className="flex flex-col gap-4">
      <Facts
        facts={[
          { label: t('column.outcome'), value: <Outcome row={row} /> },
          {
            label: t('column.recipient'),
            value: (
              <Reveal
                masked={row.recipient}
                label={t('recipientLabel')}
                allowed={may('messages.reveal', row.brand)}
                ask={ask}
              />
            ),
          },
          row.channel === 'mail' && { label: t('column.subject'), value: row.subject },
          { label: t('column.at'), value: <When at={row.sentAt} brand={row.brand} variant="full" /> },
          { label: t('column.brand'), value: row.brand },
          { label: t('provider'), value: t(`providers.${row.provider}`) },
          row.code !== null && { label: t('why'), value: <WhyNot code={row.code} /> },
          { label: t('column.answer'), value: row.providerCode },
          { label: t('reference'), value: row.reference && <code className="text-xs">{row.reference}</code> },
          { label: t('column.ms'), value: displayCount(row.answeredInMs) },
        ]}
      />
      <p className="text-muted text-sm">{row.provider === 'outbox' ? t('keptText') : t('noText')}</p>
    </div>
  );
}

const CODES = [
  'invalid_number',
  'quota_insufficient',
  'not_enabled',
  'too_many_requests',
  'unknown',
  'recipient_refused',
  'not_accepted',
  'unreachable',
] as const;

function WhyNot({ code }: { code: string }) {
  const { t } = useTranslation('messages-console');
  const known = CODES.find((one) => one === code);
  return <>{known ? t(`code.${known}`) : code}</>;
}
