import { type DepositDeskPage, revealSlip } from '@lanna/contract/money/cashier/ops';
import { bankOfNumber } from '@lanna/rules/money/payments/thai-banks';
import { AlertTriangle, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../console/calls/ops-call.ts';
import { ConsoleLink } from '../../../../console/console-link.tsx';
import { useMay } from '../../../../console/operator.tsx';
import { RevealedPicture } from '../../../../console/revealed-picture.tsx';
import { When } from '../../../../console/when.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';

type Slip = DepositDeskPage['slips'][number];

/** Slips a member has sent: what their small code says, who had them before, and the picture, whose showing is recorded. */
export function Slips({ deposit: { row, slips } }: { deposit: DepositDeskPage }) {
  const { t } = useTranslation('cashier-console');
  if (slips.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">{t('slip.title')}</h3>
      {slips.map((slip) => (
        <article key={slip.id} className="flex flex-col gap-2 rounded-medium border border-line p-3 text-sm">
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <When at={slip.sentAt} brand={row.brand} variant="full" />
            <span>{slip.transRef === null ? t('slip.noCode') : bankName(slip)}</span>
          </p>
          {slip.transRef !== null && (
            <p>
              {t('slip.transfer')} <span className="select-all font-semibold">{slip.transRef}</span>
            </p>
          )}
          {slip.sameAs.map((other) => (
            <p key={other.id} className="flex items-start gap-2 text-danger">
              <AlertTriangle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              <span>
                {other.member.id === row.member.id
                  ? t('slip.sameMember')
                  : t('slip.otherMember', { name: other.member.name })}{' '}
                <ConsoleLink href={`/deposits?show=${other.id}`}>{other.reference}</ConsoleLink> (
                {t(`state.${other.status}`)})
              </span>
            </p>
          ))}
          <SlipPicture deposit={row.id} slip={slip} brand={row.brand} />
        </article>
      ))}
    </section>
  );
}

function bankName({ sendingBank }: Slip): string {
  return bankOfNumber(sendingBank)?.code ?? sendingBank ?? '';
}

function SlipPicture({ deposit, slip, brand }: { deposit: string; slip: Slip; brand: string }) {
  const { t } = useTranslation('cashier-console');
  const mayView = useMay()('cashier.decide', brand);
  if (!slip.hasPicture) return <p className="text-muted">{t('slip.dropped')}</p>;
  if (!mayView) return <p className="text-muted">{t('slip.hidden')}</p>;
  return (
    <RevealedPicture
      name={t('slip.picture')}
      style={t('slip.look')}
      reveal={async () =>
        (await opsCall(revealSlip, { params: { id: deposit, slip: slip.id }, body: {} })).data
      }
      className="items-start"
    >
      {(data) => <ZoomedPicture data={data} />}
    </RevealedPicture>
  );
}

/** Small print of a slip is read at twice the size. */
function ZoomedPicture({ data }: { data: string }) {
  const { t } = useTranslation('cashier-console');
  const [large, setLarge] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div
        className={classes(
          'rounded-medium border border-line bg-sunken',
          large ? 'max-h-[70vh] overflow-auto' : '',
        )}
      >
        <img
          src={data}
          alt={t('slip.picture')}
          className={large ? 'w-[200%] max-w-none' : 'max-h-96 w-full object-contain'}
        />
      </div>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        aria-pressed={large}
        icon={large ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        onClick={() => setLarge(!large)}
      >
        {large ? t('slip.smaller') : t('slip.larger')}
      </Button>
    </div>
  );
}
