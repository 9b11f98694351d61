import { moneyOf } from '@lanna/contract/money';
import {
  approveRedemption,
  type RedemptionRow,
  revealRedemptionAddress,
} from '@lanna/contract/rewards/points/ops';
import { displayMoney } from '@lanna/rules/money';
import { mayMove } from '@lanna/rules/rewards/points/redemptions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../api/calls/refusal-text.ts';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { Facts } from '../../../../console/facts.tsx';
import { MemberLink } from '../../../../console/member-link.tsx';
import { Money } from '../../../../console/money.tsx';
import { Can, useMay } from '../../../../console/operator.tsx';
import { Reveal } from '../../../../console/reveal.tsx';
import { StatusBadge } from '../../../../console/status-badge.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { REDEMPTION_TONES } from './point-tones.ts';
import { CompleteForm, RejectForm } from './redemption-forms.tsx';

/** One redemption: who, what, where it is sent to, and the moves its state allows. */
export function RedemptionPanel({ redemption }: { redemption: RedemptionRow }) {
  const { t } = useTranslation('points-console');
  const may = useMay();
  const { id, brand, member, state, points, worth, hasAddress, tracking, words, proposal, gives } =
    redemption;
  return (
    <div className="flex flex-col gap-5">
      <Facts
        facts={[
          {
            label: t('field.state'),
            value: <StatusBadge tone={REDEMPTION_TONES[state]}>{t(`redemptionState.${state}`)}</StatusBadge>,
            action: proposal !== null && may('operators.approve', brand) && (
              <ConsoleLink href={`/proposals?show=${proposal}`}>{t('redemptions.proposal')}</ConsoleLink>
            ),
          },
          {
            label: t('field.member'),
            value: (
              <MemberLink id={member.id} brand={brand}>
                {member.name}
              </MemberLink>
            ),
          },
          { label: t('field.points'), value: displayMoney(moneyOf(points)) },
          { label: t('field.worth'), value: <Money amount={worth} brand={brand} /> },
          { label: t('field.at'), value: <When at={redemption.createdAt} brand={brand} variant="full" /> },
          { label: t('form.gives'), value: t(`gift.${gives}`) },
          gives === 'item' && {
            label: t('field.address'),
            value: hasAddress ? (
              <Reveal
                masked="•••••"
                label={t('field.address')}
                allowed={may('points.decide', brand)}
                ask={async () => {
                  const { address } = await opsCall(revealRedemptionAddress, { params: { id }, body: {} });
                  return <span className="wrap-anywhere whitespace-pre-line">{address}</span>;
                }}
              />
            ) : (
              t('redemptions.noAddress')
            ),
          },
          tracking !== '' && { label: t('field.tracking'), value: tracking },
          words !== '' && { label: t('field.words'), value: words },
        ]}
      />
      <Can permission="points.decide" brand={brand}>
        <Moves redemption={redemption} />
      </Can>
    </div>
  );
}

function Moves({ redemption }: { redemption: RedemptionRow }) {
  const { t } = useTranslation('points-console');
  const refusal = useRefusalText();
  const [form, open] = useState<'reject' | 'complete'>();
  const { id, version, state } = redemption;
  const approving = useOpsMutation(approveRedemption, {
    onDone: () => notify({ text: t('done.decided'), tone: 'success' }),
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {state === 'processing' && (
          <Button
            size="small"
            busy={approving.isPending}
            onClick={() => approving.mutate({ params: { id }, body: { version } })}
          >
            {t('redemptions.approve')}
          </Button>
        )}
        {mayMove(state, 'completed') && (
          <Button size="small" onClick={() => open('complete')}>
            {t('redemptions.complete')}
          </Button>
        )}
        {mayMove(state, 'rejected') && (
          <Button size="small" variant="secondary" onClick={() => open('reject')}>
            {t('redemptions.reject')}
          </Button>
        )}
      </div>
      {state === 'processing' && (
        <p className="text-muted text-xs">
          {t('redemptions.approveText')} {redemption.gives === 'code' && t('redemptions.approveCode')}
        </p>
      )}
      {approving.error && <FormError>{refusal(approving.error)}</FormError>}
      {form === 'reject' && <RejectForm redemption={redemption} />}
      {form === 'complete' && <CompleteForm redemption={redemption} />}
    </div>
  );
}
