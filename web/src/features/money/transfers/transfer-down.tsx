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
import { Figure, LineForm } from './line-form.tsx';
import { downlineQuery } from './queries.ts';
import { WhenProvable } from './when-provable.tsx';

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
  const { name } = receiver;
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
      <WhenProvable terms={receiver}>
        {(protection) => (
          <LineForm
            to={to}
            terms={receiver}
            protection={protection}
            done={(amount) => t('down.done', { amount, name })}
            submit={(amount) => (amount ? t('down.submitAmount', { amount, name }) : t('down.submit'))}
          />
        )}
      </WhenProvable>
    </div>
  );
}
