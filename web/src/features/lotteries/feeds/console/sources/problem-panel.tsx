import { closeProblem, type ProblemRow } from '@lanna/contract/lotteries/feeds/problem-ops';
import { useTranslation } from 'react-i18next';
import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { Facts } from '../../../../../console/facts.tsx';
import { useLotteryName } from '../../../../../console/names/lottery-name.ts';
import { Can } from '../../../../../console/operator.tsx';
import { ReasonCallButton } from '../../../../../console/reason-call.tsx';
import { When } from '../../../../../console/when.tsx';
import { ResultLine } from '../results/result-text.tsx';
import { SaidResults } from '../results/said-results.tsx';

/** What happened, what it means for the draw and its bets, and what to do. */
export function ProblemPanel({ row }: { row: ProblemRow }) {
  const { t } = useTranslation('feeds-console');
  const nameOf = useLotteryName();
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-medium bg-raised p-3 text-sm">{t(`problem.about.${row.kind}`)}</p>
      <Facts
        facts={[
          { label: t('column.game'), value: nameOf(row.gameCode) },
          {
            label: t('column.numero'),
            value: <span className="figures">{row.numero}</span>,
            action: row.draw && (
              <ConsoleLink href={`/lottery-draws?show=${row.draw.id}`}>{t('problem.toDraw')}</ConsoleLink>
            ),
          },
          row.draw && { label: t('column.drawsAt'), value: <When at={row.draw.drawsAt} variant="full" /> },
          row.draw && {
            label: t('column.result'),
            value: <ResultLine gameCode={row.gameCode} result={row.draw.result} />,
          },
          { label: t('problem.opened'), value: <When at={row.openedAt} variant="full" /> },
          row.times > 1 && { label: t('problem.times'), value: row.times },
          row.closedAt !== null && {
            label: t('problem.closedHead'),
            value: (
              <>
                {row.closedBy ?? t('problem.byItself')} · <When at={row.closedAt} variant="full" />
              </>
            ),
          },
          row.note !== null && { label: t('problem.note'), value: row.note },
        ]}
      />
      {row.details.length > 0 && <Details details={row.details} />}
      {row.kind === 'contradiction' ? <SaidResults row={row} /> : <CloseButton row={row} />}
    </div>
  );
}

function Details({ details }: { details: ProblemRow['details'] }) {
  const { t } = useTranslation('feeds-console');
  return (
    <section>
      <h3 className="mb-2 font-semibold text-sm">{t('problem.said')}</h3>
      <ul className="flex flex-col gap-2">
        {details.map(({ by, text, at }) => (
          <li key={`${by} ${at} ${text}`} className="rounded-medium border border-line px-3 py-2 text-sm">
            <span className="block break-all font-mono text-xs">{text}</span>
            <span className="text-muted text-xs">
              {by} · <When at={at} variant="full" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CloseButton({ row: { id, closedAt } }: { row: ProblemRow }) {
  const { t } = useTranslation('feeds-console');
  if (closedAt !== null) return null;
  return (
    <Can permission="feeds.decide" house>
      <ReasonCallButton
        endpoint={closeProblem}
        input={(note) => ({ params: { id }, body: { note } })}
        done={() => t('problem.done')}
        label={t('problem.close')}
        text={t('problem.closeText')}
        className="self-start"
      />
    </Can>
  );
}
