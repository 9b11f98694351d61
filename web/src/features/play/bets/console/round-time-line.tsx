import type { Value } from '@lanna/contract/endpoint';
import type { showRound } from '@lanna/contract/money/vendor-wallet/ops';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';

type Shown = Value<typeof showRound>;
interface Event {
  key: string;
  at: string;
  what: ReactNode;
  more: ReactNode;
}

/** What was sent and answered, in its order: the vendor's calls with the keys they were checked with, and our questions. */
export function RoundTimeLine({ round }: { round: Shown }) {
  const events = [...useCalls(round), ...useRefused(round), ...useQuestions(round)].toSorted((one, other) =>
    one.at.localeCompare(other.at, 'en'),
  );
  return (
    <ol className="divide-y divide-line">
      {events.map(({ key, at, what, more }) => (
        <li key={key} className="grid gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
          <When at={at} brand={round.round.brand} variant="full" />
          <div className="flex min-w-0 flex-col gap-1">
            {what}
            {more}
          </div>
        </li>
      ))}
    </ol>
  );
}

const CODE = 'break-all font-mono text-muted text-xs';

function useCalls({ transactions, round }: Shown): Event[] {
  const { t } = useTranslation('bets-console');
  return transactions.map((transaction) => ({
    key: transaction.transactionUuid,
    at: transaction.at,
    what: (
      <p className="flex flex-wrap items-center gap-x-3">
        <StatusBadge tone={transaction.status === 'RS_OK' ? 'success' : 'danger'}>
          {transaction.byCase
            ? t('time.operator', { what: t(`transaction.${transaction.kind}`) })
            : t('time.vendor', { what: t(`transaction.${transaction.kind}`) })}
        </StatusBadge>
        <Money amount={transaction.amount} brand={round.brand} />
        <span className="text-muted text-xs">{transaction.status}</span>
      </p>
    ),
    more: (
      <>
        <p className={CODE}>{transaction.transactionUuid}</p>
        {transaction.undoneBy && (
          <p className="text-warning text-xs">{t('time.undone', { id: transaction.undoneBy })}</p>
        )}
        {transaction.requests.length > 1 && (
          <p className="text-muted text-xs">{t('time.repeated', { count: transaction.requests.length })}</p>
        )}
        <p className={CODE}>
          {transaction.key ? t('time.key', { key: transaction.key.sha256.slice(0, 16) }) : t('time.noKey')}
        </p>
      </>
    ),
  }));
}

function useRefused({ refusedCalls }: Shown): Event[] {
  const { t } = useTranslation('bets-console');
  return refusedCalls.map((call) => ({
    key: `refused ${call.id}`,
    at: call.at,
    what: (
      <StatusBadge tone="danger">{t('time.refused', { path: call.path, status: call.status })}</StatusBadge>
    ),
    more: (
      <details className="text-xs">
        <summary className="cursor-pointer text-muted">
          {t('time.evidence', { address: call.address })}
        </summary>
        <p className={CODE}>{t('time.key', { key: call.keySha256?.slice(0, 16) ?? '–' })}</p>
        <p className={CODE}>{t('time.signature', { signature: call.signature ?? '–' })}</p>
        <p className={CODE}>{t('time.body', { hash: call.bodySha256 })}</p>
        <pre className="mt-1 overflow-x-auto rounded-medium bg-raised p-2">{call.body}</pre>
      </details>
    ),
  }));
}

function useQuestions({ questions }: Shown): Event[] {
  const { t } = useTranslation('bets-console');
  return questions.map((question) => ({
    key: `question ${question.id}`,
    at: question.at,
    what: (
      <StatusBadge tone={question.state ? 'accent' : 'warning'}>
        {question.state
          ? t('time.answered', { state: question.state, ms: question.tookMs })
          : t('time.unanswered', { ms: question.tookMs })}
      </StatusBadge>
    ),
    more: question.answer && (
      <details className="text-xs">
        <summary className="cursor-pointer text-muted">{t('time.answer')}</summary>
        <pre className="mt-1 overflow-x-auto rounded-medium bg-raised p-2">{question.answer}</pre>
        <p className={CODE}>{t('time.body', { hash: question.answerSha256 ?? '–' })}</p>
      </details>
    ),
  }));
}
