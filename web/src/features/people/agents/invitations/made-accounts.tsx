import { type MadeAccount, renewFirstPassword } from '@lanna/contract/accounts/registration/made-accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { QueryView } from '../../../../query-view.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { EmptyState } from '../../../../ui/state.tsx';
import { RoleBadge } from '../downline/role-badge.tsx';
import { madeAccountsQuery } from '../queries.ts';
import { FirstPassword } from './first-password.tsx';
import { MakeAccountDialog } from './make-account-dialog.tsx';

/** Accounts the agent has made for others: how many may still be made today, and which wait for their owner. */
export function MadeAccounts() {
  const { t } = useTranslation('agents');
  const [pageNo, setPageNo] = useState(1);
  const made = useQuery(madeAccountsQuery(pageNo));
  // Each account is made in a dialog of its own.
  const [asked, setAsked] = useState({ open: false, turn: 0 });
  const { data } = made;
  return (
    <section aria-labelledby="made-heading" className="flex max-w-4xl flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="made-heading" className="font-display font-semibold text-2xl">
            {t('made.title')}
          </h2>
          <p className="mt-1 text-muted">{t('made.lead')}</p>
        </div>
        {data && (
          <Button
            icon={<UserPlus aria-hidden="true" />}
            disabled={data.leftToday === 0}
            onClick={() => setAsked(({ turn }) => ({ open: true, turn: turn + 1 }))}
          >
            {t('made.add')}
          </Button>
        )}
      </header>
      <QueryView
        query={made}
        label={t('made.loading')}
        failed={t('made.failed')}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={<UserPlus />} title={t('made.empty')} text={t('made.emptyText')} />}
        shape={<Skeleton className="h-60 rounded-large" />}
        className="flex flex-col gap-4"
      >
        {({ list, leftToday, pageNum, totalPages }) => (
          <>
            <p className="text-muted text-sm">
              {leftToday > 0
                ? t('made.left', { count: leftToday, shown: displayCount(leftToday) })
                : t('made.spent')}
            </p>
            <ul className="lit overflow-hidden rounded-large bg-raised">
              {list.map((account) => (
                <MadeRow key={account.id} account={account} />
              ))}
            </ul>
            <Pager page={pageNum} pages={totalPages} onPage={setPageNo} label={t('made.paging')} />
          </>
        )}
      </QueryView>
      {data && asked.turn > 0 && (
        <MakeAccountDialog
          key={asked.turn}
          may={data}
          open={asked.open}
          onClose={() => setAsked(({ turn }) => ({ open: false, turn }))}
        />
      )}
    </section>
  );
}

function MadeRow({ account: { id, account, type, madeAt, waits } }: { account: MadeAccount }) {
  const { t } = useTranslation('agents');
  const { timeZone } = useBrand();
  const words = useRefusalText();
  const [notified, setNotified] = useState(false);
  const renewing = useMutation({
    mutationFn: () => call(renewFirstPassword, { params: { id } }),
    onSuccess: () => setNotified(true),
    onError: (error) => notify({ tone: 'danger', text: t('made.renewFailed'), detail: words(error) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words font-medium">{account}</span>
          {type !== 0 && <RoleBadge agent />}
          <Badge tone={waits ? 'quiet' : 'success'}>{waits ? t('made.waits') : t('made.entered')}</Badge>
        </p>
        <p className="figures mt-0.5 text-muted text-sm">
          {t('made.madeAt', { at: displayDateTime(madeAt, timeZone) })}
        </p>
      </div>
      {waits && (
        <Button
          variant="secondary"
          size="small"
          icon={<KeyRound aria-hidden="true" />}
          busy={renewing.isPending}
          aria-label={t('made.renewOf', { account })}
          onClick={() => renewing.mutate()}
        >
          {t('made.renew')}
        </Button>
      )}
      {renewing.data && (
        <FirstPassword
          title={t('made.renewed', { account: renewing.data.username })}
          username={renewing.data.username}
          password={renewing.data.firstPassword}
          open={notified}
          onClose={() => setNotified(false)}
        />
      )}
    </li>
  );
}
