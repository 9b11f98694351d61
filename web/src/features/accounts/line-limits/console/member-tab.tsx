import type { Allowance } from '@lanna/contract/accounts/line-limits/line-limits';
import { liftLineSuspensions, memberLineLimits } from '@lanna/contract/accounts/line-limits/ops';
import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import { RATE_CATEGORIES } from '@lanna/rules/commission/contracts/category';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import type { MemberTabProps } from '../../../../console/member-tabs.ts';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonCallButton } from '../../../../console/reason-call.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { shownAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LimitsDialog } from './limits-dialog.tsx';

type Limits = Value<typeof memberLineLimits>;

/** What a member's line and the brand let the member stake and lose, who has suspended play, and what was done. */
export function MemberTab({ member }: MemberTabProps) {
  const { t } = useTranslation('line-limits-console');
  const [isSetting, setSetting] = useState(false);
  return (
    <QueryView
      query={useOps(memberLineLimits, { params: { id: member.id } })}
      label={t('title')}
      failed={t('failed')}
      shape={<Skeleton className="h-40" />}
      className="flex flex-col gap-4"
    >
      {(limits) => (
        <>
          <Suspensions id={member.id} brand={member.brand} limits={limits} />
          <Panel
            title={t('title')}
            flush
            actions={
              <Can permission="line-limits.write" brand={member.brand}>
                <Button variant="secondary" size="small" onClick={() => setSetting(true)}>
                  {t('set')}
                </Button>
              </Can>
            }
          >
            <AllowedTable limits={limits} />
          </Panel>
          <History limits={limits} />
          {isSetting && (
            <LimitsDialog id={member.id} brand={limits.brand} onClose={() => setSetting(false)} />
          )}
        </>
      )}
    </QueryView>
  );
}

function Suspensions({ id, brand, limits: { suspensions } }: { id: string; brand: string; limits: Limits }) {
  const { t } = useTranslation('line-limits-console');
  return (
    <Panel
      title={t('suspended.title')}
      flush
      actions={
        suspensions.length > 0 && (
          <Can permission="line-limits.write" brand={brand}>
            <ReasonCallButton
              endpoint={liftLineSuspensions}
              input={(reason) => ({ params: { id }, body: { reason } })}
              label={t('suspended.lift')}
              text={t('suspended.liftText')}
            />
          </Can>
        )
      }
    >
      {suspensions.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">{t('suspended.none')}</p>
      ) : (
        <ul className="divide-y divide-line/60 text-sm">
          {suspensions.map(({ id: suspension, by, reason, since }) => (
            <li key={suspension} className="flex flex-wrap justify-between gap-x-3 px-4 py-2">
              <span className="wrap-anywhere">
                <ConsoleLink href={`/members/${by.id}`}>{by.name}</ConsoleLink>: {reason}
              </span>
              <When at={since} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function AllowedTable({ limits: { held, brand, line } }: { limits: Limits }) {
  const { t } = useTranslation('line-limits-console');
  const columns = [
    { key: 'held', head: t('held'), allowed: held },
    ...line.map(({ of, by, allowed }) => ({
      key: `${of.id} ${by.id}`,
      head: t('by', { by: by.name, of: of.name }),
      allowed,
    })),
    { key: 'brand', head: t('brand'), allowed: brand },
  ];
  const rows = [
    ...RATE_CATEGORIES.map((category) => ({
      key: category,
      name: t('stakeOf', { game: t(`category.${category}`) }),
      amount: ({ stakes }: Allowance) => stakes[category],
    })),
    ...(['day', 'week'] as const).map((period) => ({
      key: period,
      name: t(`loss.${period}`),
      amount: ({ losses }: Allowance) => losses[period],
    })),
  ];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-muted text-xs">
            <th scope="col" className="px-4 py-2 font-medium">
              {t('limit')}
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-4 py-2 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, amount }) => (
            <tr key={key} className="border-line/60 border-t">
              <th scope="row" className="px-4 py-2 text-left font-normal">
                {name}
              </th>
              {columns.map(({ key: column, allowed }) => (
                <td key={column} className="figures px-4 py-2 text-right">
                  <Amount text={amount(allowed)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Amount({ text }: { text: string | null | undefined }) {
  const { t } = useTranslation('line-limits-console');
  if (!text) return <span className="text-muted">{t('free')}</span>;
  return shownAmount(moneyOf(text));
}

function History({ limits: { history } }: { limits: Limits }) {
  const { t } = useTranslation('line-limits-console');
  if (history.length === 0) return null;
  return (
    <Panel title={t('history.title')} flush>
      <ul className="divide-y divide-line/60 text-sm">
        {history.map(({ kind, by, at, before, after, reason }) => (
          <li key={`${at} ${kind} ${by}`} className="flex flex-wrap justify-between gap-x-3 px-4 py-2">
            <span className="wrap-anywhere">
              {t(`history.${kind}`, { by })} {reason}
              {after && <Changes before={before} after={after} />}
            </span>
            <When at={at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is other than before, limit by limit. */
function Changes({ before, after }: { before: Allowance | null; after: Allowance }) {
  const { t } = useTranslation('line-limits-console');
  const text = (amount: string | null | undefined) => (amount ? shownAmount(moneyOf(amount)) : t('free'));
  const changes = [
    ...RATE_CATEGORIES.map((category) => ({
      name: t('stakeOf', { game: t(`category.${category}`) }),
      from: text(before?.stakes[category]),
      to: text(after.stakes[category]),
    })),
    ...(['day', 'week'] as const).map((period) => ({
      name: t(`loss.${period}`),
      from: text(before?.losses[period]),
      to: text(after.losses[period]),
    })),
  ].filter(({ from, to }) => from !== to);
  return (
    <span className="block text-muted text-xs">
      {changes.map(({ name, from, to }) => `${name}: ${from} → ${to}`).join(' · ')}
    </span>
  );
}
