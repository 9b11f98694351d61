import { moneyOf } from '@lanna/contract/money';
import {
  POINT_ADDRESS_MAX,
  type PointGood,
  type PointRedemption,
  redeemPoints,
} from '@lanna/contract/rewards/points/points';
import { displayMoney } from '@lanna/rules/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/calls/call.ts';
import { useContractForm } from '../../../shared-parts/forms/use-contract-form.ts';
import { GoodBonusTerms } from '../../../shared-parts/rewards/good-bonus-terms.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { notify } from '../../../ui/layers/notify.ts';
import { PasswordFirst } from './password-first.tsx';
import { conversionQuery } from './queries.ts';

/** What it costs and leaves, where it is sent, and the proof that it is the member. */
export function RedeemDialog({
  good,
  balance,
  onClose,
}: {
  good: PointGood;
  balance: bigint;
  onClose: () => void;
}) {
  const { t } = useTranslation('points');
  const { data } = useQuery(conversionQuery);
  const price = moneyOf(good.points);
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('redeem.title')}
      description={good.title}
    >
      <div className="flex flex-col gap-4">
        {good.text && <p className="wrap-anywhere whitespace-pre-line text-muted text-sm">{good.text}</p>}
        <dl className="grid grid-cols-2 gap-y-1 rounded-medium bg-sunken p-3 text-sm">
          <dt className="text-muted">{t('redeem.price')}</dt>
          <dd className="figures text-right font-semibold">{displayMoney(price)}</dd>
          <dt className="text-muted">{t('redeem.after')}</dt>
          <dd className="figures text-right">{displayMoney(balance - price)}</dd>
        </dl>
        {good.bonus && (
          <GoodBonusTerms bonus={good.bonus} t={t} money={(text) => displayMoney(moneyOf(text))} />
        )}
        {data?.paymentPasswordSet === false ? (
          <PasswordFirst />
        ) : (
          <RedeemForm good={good} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

const DONE = {
  item: 'redeem.done',
  tickets: 'redeem.ticketsDone',
  code: 'redeem.codeDone',
  bonus: 'redeem.bonusDone',
} as const;
const NOTE = {
  item: 'redeem.note',
  tickets: 'redeem.ticketsNote',
  code: 'redeem.codeNote',
  bonus: 'redeem.bonusNote',
} as const;

function giftOf(good: PointGood): PointRedemption['gives'] {
  if (good.raffleTickets !== null) return 'tickets';
  if (good.byCode) return 'code';
  return good.bonus ? 'bonus' : 'item';
}

function RedeemForm({ good, onClose }: { good: PointGood; onClose: () => void }) {
  const { t } = useTranslation('points');
  const queries = useQueryClient();
  const gives = giftOf(good);
  const isSent = gives === 'item';
  const form = useContractForm(redeemPoints, {
    initial: { address: '', paymentPassword: '' },
    // A press that is tried again with another password is the same redemption.
    toBody: ({ address }) => ({
      ...{ rewardId: good.id, points: good.points, address, paymentPassword: '' },
      bonusVersion: good.bonus?.version,
    }),
    check: ({ address, paymentPassword }) => ({
      address: isSent && address.trim() === '' && t('redeem.addressMissing'),
      paymentPassword: paymentPassword === '' && t('passwordMissing'),
    }),
    refusals: { payment_password_wrong: 'paymentPassword', point_address_missing: 'address' },
    send: (body, { key, values: { paymentPassword } }) =>
      call(redeemPoints, { body: { ...body, paymentPassword }, idempotencyKey: key }),
    onDone: ({ balance }) => {
      void queries.invalidateQueries({ queryKey: ['points'] });
      notify({
        tone: 'success',
        text: t(DONE[gives], { points: displayMoney(moneyOf(balance)) }),
      });
      onClose();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {isSent && (
        <TextAreaField
          {...form.field('address')}
          label={t('redeem.address')}
          hint={t('redeem.addressHint')}
          rows={3}
          maxLength={POINT_ADDRESS_MAX}
          autoComplete="street-address"
        />
      )}
      <PasswordField {...form.field('paymentPassword')} label={t('password')} autoComplete="off" />
      {form.problem && <FormError>{form.problem}</FormError>}
      <Button type="submit" size="large" wide busy={form.isPending}>
        {t('redeem.submit', { points: displayMoney(moneyOf(good.points)) })}
      </Button>
      <p className="text-muted text-xs">{t(NOTE[gives])}</p>
    </form>
  );
}
