import { endContract, moveContract, showOpsContract } from '@lanna/contract/commission/contracts/ops';
import { termsOfWire } from '@lanna/contract/commission/contracts/terms';
import type { Value } from '@lanna/contract/endpoint';
import type { ContractMove } from '@lanna/rules/commission/contracts/contract-life';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { Can, useOperator } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { useReasonDialog } from '../../../../console/use-reason-dialog.ts';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { TermsTable } from '../../../../shared-parts/contract-terms/table.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';

type Shown = Value<typeof showOpsContract>;

/** One contract: its terms, what was signed, and what the brand may do. */
export function ContractPanel({ id }: { id: string }) {
  const { t } = useTranslation('contracts-console');
  return (
    <QueryView
      query={useOps(showOpsContract, { params: { id } })}
      label={t('title')}
      failed={t('panel.failed')}
      shape={<Skeleton className="h-64" />}
    >
      {(shown) => (
        <div className="flex flex-col gap-5">
          <Known shown={shown} />
          <Moves shown={shown} />
          <Document shown={shown} />
          <History shown={shown} />
        </div>
      )}
    </QueryView>
  );
}

function Known({ shown }: { shown: Shown }) {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  const { brands } = useOperator();
  const { contract, terms, noticeDay, closing, expiresAt } = shown;
  const { brand, member, upline } = contract;
  const symbol = brands.find(({ code }) => code === brand)?.currencySymbol ?? '';
  const link = ({ id, name }: { id: string; name: string }) => (
    <ConsoleLink href={`/members/${id}`}>{name}</ConsoleLink>
  );
  return (
    <>
      <Facts
        facts={[
          { label: t('column.kind'), value: words(`pages.${contract.kind}`) },
          { label: t('column.state'), value: words(`states.${contract.state}`) },
          { label: t('column.member'), value: link(member) },
          { label: t('column.upline'), value: upline ? link(upline) : t('brand') },
          { label: t('column.payer'), value: words(`form.payers.${contract.payer}`) },
          contract.fromDay === null && {
            label: t('panel.expires'),
            value: <When at={expiresAt} brand={brand} variant="full" />,
          },
          contract.fromDay !== null && { label: t('column.from'), value: contract.fromDay },
          contract.lastDay !== null && { label: t('column.last'), value: contract.lastDay },
          noticeDay !== null && { label: t('panel.notice'), value: noticeDay },
          closing !== null && { label: t('panel.closing'), value: words(`closings.${closing}`) },
        ]}
      />
      <TermsTable terms={termsOfWire(terms)} symbol={symbol} />
    </>
  );
}

/** The brand's own moves, and the end of any contract that runs. */
function Moves({ shown }: { shown: Shown }) {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  const { contract, moves, mayEnd, needsSecondOperator, version } = shown;
  const params = { id: contract.id };
  const moving = useReasonDialog(moveContract, {
    send: (reason, move: ContractMove) => ({ params, body: { move, version, reason } }),
    done: ({ state, proposal }) => (proposal ? t('proposed') : words(`states.${state}`)),
  });
  const ending = useReasonDialog(endContract, {
    send: (reason) => ({ params, body: { version, reason } }),
    done: ({ outcome }) => t(`end.${outcome}`),
  });
  const action = moving.asked ? words(`moves.${moving.asked}`) : '';
  if (moves.length === 0 && !mayEnd) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Can permission="contracts.offer" brand={contract.brand}>
        {moves.map((move) => (
          <Button key={move} variant="secondary" size="small" onClick={() => moving.ask(move)}>
            {words(`moves.${move}`)}
          </Button>
        ))}
      </Can>
      {mayEnd && (
        <Can permission="contracts.end" brand={contract.brand}>
          <Button variant="danger" size="small" onClick={() => ending.ask()}>
            {t('end.action')}
          </Button>
        </Can>
      )}
      <ReasonDialog
        {...ending.dialog}
        title={t('end.action')}
        text={needsSecondOperator ? t('end.second') : t('end.text')}
        action={needsSecondOperator ? t('end.propose') : t('end.action')}
        tone="danger"
      />
      <ReasonDialog {...moving.dialog} title={action} text={t('move.text')} action={action} />
    </div>
  );
}

function Document({ shown: { text, sha256, isRight, signatures, contract } }: { shown: Shown }) {
  const { t } = useTranslation('contracts-console');
  return (
    <details className="flex flex-col gap-3">
      <summary className="cursor-pointer font-medium text-sm">{text.title}</summary>
      <ol lang={text.language} className="mt-2 flex list-decimal flex-col gap-2 pl-5 text-sm">
        {text.clauses.map((clause) => (
          <li key={clause.text}>
            {clause.text}
            {clause.lines.map((line) => (
              <p key={line} className="text-muted">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <StatusBadge tone={isRight ? 'success' : 'danger'}>
          {isRight ? t('panel.right') : t('panel.wrong')}
        </StatusBadge>
      </p>
      <p className="mt-1 break-all font-mono text-muted text-xs">{sha256}</p>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {signatures.map(({ side, name, at }) => (
          <li key={side}>
            {name} · <When at={at} brand={contract.brand} variant="full" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function History({ shown: { events, contract } }: { shown: Shown }) {
  const { t } = useTranslation('contracts-console');
  const { t: words } = useTranslation('contracts');
  return (
    <section aria-label={t('panel.history')} className="flex flex-col gap-1.5 text-sm">
      <h3 className="font-medium">{t('panel.history')}</h3>
      {events.map(({ what, operator, note, at }) => (
        <p key={`${what} ${at}`} className="flex flex-wrap justify-between gap-x-4">
          <span>{[words(`events.${what}`), operator, note].filter(Boolean).join(' · ')}</span>
          <span className="text-muted">
            <When at={at} brand={contract.brand} variant="full" />
          </span>
        </p>
      ))}
    </section>
  );
}
