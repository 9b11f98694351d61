import type { Value } from '@lanna/contract/endpoint';
import { decideDuplicate, listDuplicates, type MemberPage } from '@lanna/contract/people/members/ops';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can } from '../../../../console/operator.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { QueryView } from '../../../../query-view.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { MemberStatusBadge } from './member-status.tsx';

type Duplicate = Value<typeof listDuplicates>['rows'][number];
const SIGNALS = ['device', 'address', 'phone', 'email', 'id_number', 'name_and_birthday'] as const;
const DECISIONS = ['same_person', 'different'] as const;

/** Accounts that may be the same person's: an operator decides, with a reason. */
export function DuplicatesTab({ member }: { member: MemberPage }) {
  const { t } = useTranslation('members-console');
  const [asked, setAsked] = useState<{ as: (typeof DECISIONS)[number]; pair: Duplicate }>();
  // While it closes, the dialog has words still.
  const words = asked?.as ?? 'different';
  const duplicates = useOps(listDuplicates, { params: { id: member.id } });
  const decide = useOpsMutation(decideDuplicate, { onDone: () => setAsked(undefined) });
  return (
    <Panel title={t('duplicates.title')} text={t('duplicates.text')} flush>
      <QueryView
        query={duplicates}
        label={t('duplicates.title')}
        failed={t('last.failed')}
        shape={<Skeleton className="h-24" />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="px-4 py-4 text-muted text-sm">{t('duplicates.none')}</p>}
      >
        {({ rows }) => (
          <ul className="divide-y divide-line/70">
            {rows.map((pair) => (
              <Pair
                key={pair.other.id}
                pair={pair}
                brand={member.brand}
                onDecide={(as) => setAsked({ as, pair })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          decide.reset();
          setAsked(undefined);
        }}
        title={t(`duplicates.ask.${words}`, {
          one: member.username,
          other: asked?.pair.other.username ?? '',
        })}
        text={t('duplicates.askText')}
        action={t(`duplicates.decide.${words}`)}
        busy={decide.isPending}
        error={decide.error}
        onConfirm={(reason) =>
          asked &&
          decide.mutate({
            params: { id: member.id, other: asked.pair.other.id },
            body: { as: asked.as, reason },
          })
        }
      />
    </Panel>
  );
}

function Pair({
  pair: { other, signals, decision, at, flagged },
  brand,
  onDecide,
}: {
  pair: Duplicate;
  brand: string;
  onDecide: (as: (typeof DECISIONS)[number]) => void;
}) {
  const { t } = useTranslation('members-console');
  const shared = SIGNALS.filter((signal) => signals.includes(signal)).map((signal) => t(`signal.${signal}`));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <ConsoleLink href={`/members/${other.id}`}>{other.username}</ConsoleLink>
          <MemberStatusBadge status={other.status} />
          <Money amount={other.balance} brand={brand} className="text-muted" />
        </span>
        <span className="text-muted">
          {t(flagged ? 'duplicates.shares' : 'duplicates.seen', { what: shared.join(', ') })} ·{' '}
          <When at={at} brand={brand} variant="day" />
        </span>
        {decision && (
          <span>
            <StatusBadge tone={decision.as === 'same_person' ? 'danger' : 'success'}>
              {t(`duplicates.decided.${decision.as}`)}
            </StatusBadge>{' '}
            <span className="text-muted">
              {decision.reason} · {decision.operator}
            </span>
          </span>
        )}
      </div>
      <Can permission="members.decide" brand={brand}>
        <div className="flex gap-2">
          {DECISIONS.filter((as) => as !== decision?.as).map((as) => (
            <Button key={as} variant="secondary" size="small" onClick={() => onDecide(as)}>
              {t(`duplicates.decide.${as}`)}
            </Button>
          ))}
        </div>
      </Can>
    </li>
  );
}
