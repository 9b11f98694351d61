import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { showDownline } from '@lanna/contract/money/transfers/transfers';
import type { DownlineMember } from '@lanna/contract/people/agents/agents';
import { displayMoney } from '@lanna/rules/money';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../api/content/brand.ts';
import { displayDateTime } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import type { useSecondFactor } from '../../people/identity/proof/second-factor.ts';
import { protectionQuery } from '../../people/identity/protection-queries.ts';
import { Figure, LineForm, SetFirst } from './line-form.tsx';
import { downlineQuery, useTransferDown } from './queries.ts';

type Receiver = Value<typeof showDownline>;

/** On the sheet of a member below: money to that member. Not there where the agent cannot transfer to this one. */
export function TransferDown({ member }: { member: DownlineMember }) {
  const { t } = useTranslation('transfers');
  const receiver = useQuery(downlineQuery(member.id));
  const [open, setOpen] = useState(false);
  if (!receiver.data) return null;
  return (
    <>
      <Button variant="secondary" wide icon={<HandCoins aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('down.action')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('down.title', { name: receiver.data.name })}
        description={t('down.lead')}
      >
        <Transfer to={member.id} receiver={receiver.data} />
      </Dialog>
    </>
  );
}

function Transfer({ to, receiver }: { to: string; receiver: Receiver }) {
  const { t } = useTranslation('transfers');
  const { currencySymbol, timeZone } = useBrand();
  const protection = useQuery(protectionQuery);
  const stays = moneyOf(receiver.stays);
  return (
    <div className="flex flex-col gap-5">
      <div className="overflow-hidden rounded-large border border-line bg-raised">
        <dl className="grid grid-cols-2 gap-px bg-line">
          <Figure label={t('down.can')} amount={receiver.most} strong />
          <Figure label={t('down.balance')} amount={receiver.balance} />
        </dl>
        <div className="flex flex-col gap-1 px-5 py-3.5 text-muted text-sm">
          {stays > 0n && <p>{t('upline.stays', { amount: displayMoney(stays, currencySymbol) })}</p>}
          <p>
            {t('upline.day', {
              left: displayMoney(moneyOf(receiver.dayLeft), currencySymbol),
              max: displayMoney(moneyOf(receiver.dayMax), currencySymbol),
              time: displayDateTime(receiver.dayEndsAt, timeZone),
            })}
          </p>
        </div>
      </div>
      {receiver.paymentPasswordSet ? (
        <Form
          to={to}
          receiver={receiver}
          protection={protection.data ?? { totp: receiver.secondFactor, passkeys: [] }}
        />
      ) : (
        <SetFirst protection={protection.data} />
      )}
    </div>
  );
}

function Form({
  to,
  receiver,
  protection,
}: {
  to: string;
  receiver: Receiver;
  protection: Parameters<typeof useSecondFactor>[0];
}) {
  const { t } = useTranslation('transfers');
  const { currencySymbol } = useBrand();
  const sending = useTransferDown(to);
  const { name } = receiver;
  return (
    <LineForm
      terms={receiver}
      protection={protection}
      sending={sending}
      done={
        sending.data &&
        t('down.done', { amount: displayMoney(moneyOf(sending.data.amount), currencySymbol), name })
      }
      submit={(amount) => (amount ? t('down.submitAmount', { amount, name }) : t('down.submit'))}
    />
  );
}
