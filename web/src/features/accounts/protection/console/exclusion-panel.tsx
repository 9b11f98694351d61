import {
  confirmSuspected,
  correctExclusion,
  type ExclusionRow,
} from '@lanna/contract/accounts/protection/ops-exclusion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Can } from '../../../../console/operator.tsx';
import { ReasonDialog } from '../../../../console/reason-dialog.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { ExclusionState } from './exclusion-state.tsx';

/** One exclusion: what holds, which accounts it holds, and how a mistake is taken back by two operators. */
export function ExclusionPanel({ exclusion }: { exclusion: ExclusionRow }) {
  const { t } = useTranslation('protection-console');
  // The whole entry, or one account that is another person's.
  const [confirming, setConfirming] = useState<{ memberId: string; name: string }>();
  const [correcting, setCorrecting] = useState<{ memberId?: string; name: string }>();
  const { brand, kind, state, since, until, endsAt, endedAt, endedBy, origin, operator, marks } = exclusion;
  const isCorrectable =
    exclusion.correctableUntil !== null && Date.parse(exclusion.correctableUntil) > Date.now();
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          { label: t('column.kind'), value: t(`kind.${kind}`) },
          { label: t('column.state'), value: <ExclusionState state={state} /> },
          { label: t('column.since'), value: <When at={since} brand={brand} /> },
          { label: t('column.until'), value: <When at={until} brand={brand} never={t('forGood')} /> },
          endsAt !== null && { label: t('panel.endsAt'), value: <When at={endsAt} brand={brand} /> },
          endedAt !== null && { label: t('panel.endedAt'), value: <When at={endedAt} brand={brand} /> },
          endedBy !== null && { label: t('panel.endedBy'), value: t(`endedBy.${endedBy}`) },
          { label: t('column.origin'), value: t(`origin.${origin}`) },
          { label: t('panel.operator'), value: operator },
          { label: t('column.reason'), value: exclusion.reason },
          { label: t('panel.marks'), value: marks.map((mark) => t(`mark.${mark}`)).join(', ') },
        ]}
      />
      <section>
        <h3 className="mb-1 font-semibold text-sm">{t('panel.accounts', { count: exclusion.accounts })}</h3>
        <ul className="divide-y divide-line rounded-medium border border-line text-sm">
          {exclusion.inScope.map((account) => (
            <li key={account.id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
              <span>
                <MemberLink id={account.id} brand={account.brand}>
                  {account.username}
                </MemberLink>{' '}
                <span className="text-muted">
                  {account.brand} · {t(`foundBy.${account.foundBy}`)}
                  {account.suspected && ` · ${t('panel.suspected')}`}
                </span>
              </span>
              {account.releasedAt !== null ? (
                <span className="text-muted">{t('panel.released')}</span>
              ) : (
                account.foundBy !== 'own' &&
                state !== 'ended' && (
                  <span className="flex flex-wrap gap-1">
                    {account.suspected && (
                      <Can permission="protection.exclude">
                        <Button
                          variant="ghost"
                          size="small"
                          onClick={() => setConfirming({ memberId: account.id, name: account.username })}
                        >
                          {t('confirm.account')}
                        </Button>
                      </Can>
                    )}
                    <Can permission="protection.correct">
                      <Button
                        variant="ghost"
                        size="small"
                        onClick={() => setCorrecting({ memberId: account.id, name: account.username })}
                      >
                        {t('correct.account')}
                      </Button>
                    </Can>
                  </span>
                )
              )}
            </li>
          ))}
        </ul>
        {exclusion.accounts > exclusion.inScope.length && (
          <p className="mt-1.5 text-muted text-xs">{t('panel.elsewhere')}</p>
        )}
      </section>
      {isCorrectable && state !== 'ended' && (
        <Can permission="protection.correct">
          <div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => setCorrecting({ name: t(`kind.${kind}`) })}
            >
              {t('correct.whole')}
            </Button>
          </div>
        </Can>
      )}
      {confirming && (
        <ConfirmSuspectedDialog id={exclusion.id} of={confirming} onClose={() => setConfirming(undefined)} />
      )}
      {correcting && (
        <CorrectDialog id={exclusion.id} of={correcting} onClose={() => setCorrecting(undefined)} />
      )}
    </div>
  );
}

function ConfirmSuspectedDialog({
  id,
  of: { memberId, name },
  onClose,
}: {
  id: string;
  of: { memberId: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('protection-console');
  const confirm = useOpsMutation(confirmSuspected, {
    onDone: () => {
      onClose();
      notify({ tone: 'success', text: t('confirm.done') });
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('confirm.title', { name })}
      text={t('confirm.text')}
      action={t('confirm.account')}
      busy={confirm.isPending}
      error={confirm.error}
      onConfirm={(reason) => confirm.mutate({ params: { id }, body: { memberId, reason } })}
    />
  );
}

function CorrectDialog({
  id,
  of: { memberId, name },
  onClose,
}: {
  id: string;
  of: { memberId?: string; name: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('protection-console');
  const correct = useOpsMutation(correctExclusion, {
    onDone: () => {
      onClose();
      notify({ tone: 'success', text: t('correct.proposed') });
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={onClose}
      title={t('correct.title', { name })}
      text={t('correct.text')}
      action={t('correct.do')}
      busy={correct.isPending}
      error={correct.error}
      onConfirm={(reason) =>
        correct.mutate({ params: { id }, body: { ...(memberId !== undefined && { memberId }), reason } })
      }
    />
  );
}
