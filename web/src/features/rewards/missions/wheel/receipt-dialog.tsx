import type { SpinReceipt } from '@lanna/contract/rewards/missions/wheel';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { chanceOf, drawnPlace, totalWeight, type WheelField } from '@lanna/rules/rewards/missions/wheel';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayDateTime } from '../../../../i18n/format.ts';
import { Dialog } from '../../../../ui/layers/dialog.tsx';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { useRewardText } from '../use-reward-text.ts';

/** All from which a spin follows; once its seed is revealed, the spin is drawn again here by the same code. */
export function ReceiptDialog({ receipt, onClose }: { receipt: SpinReceipt; onClose: () => void }) {
  const { t } = useTranslation('missions');
  const { timeZone } = useBrand();
  const shown = useRewardText();
  const fields = receipt.fields as WheelField[];
  const { place, prize, nonce, clientSeed, commitment, serverSeed, at } = receipt;
  const field = fields[place];
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('receipt.title')}
      description={displayDateTime(at, timeZone)}
    >
      <p className="font-display font-semibold text-xl">{shown.reward(prize)}</p>
      <p className="text-muted text-sm">
        {t('receipt.field', {
          field: place + 1,
          name: field ? shown.name(field.name) : '',
          chance: chanceOf(fields, place).toFixed(2),
        })}
      </p>
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        <Fact label={t('receipt.nonce')} value={String(nonce)} />
        <Fact label={t('receipt.clientSeed')} value={clientSeed} />
        <Fact label={t('receipt.commitment')} value={commitment} />
        <Fact label={t('receipt.serverSeed')} value={serverSeed ?? t('receipt.hidden')} />
        <Fact
          label={t('receipt.weights')}
          value={`${fields.map(({ weight }) => weight).join(' + ')} = ${totalWeight(fields)}`}
        />
      </dl>
      {serverSeed !== null && (
        <p className="mt-4 rounded-medium bg-sunken p-3 text-sm" role="status">
          <MessageText>
            {isRight(receipt, serverSeed, fields) ? t('receipt.right') : t('receipt.wrong')}
          </MessageText>
        </p>
      )}
    </Dialog>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-medium bg-sunken p-3">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="figures break-all text-xs">{value}</dd>
    </div>
  );
}

function isRight(receipt: SpinReceipt, serverSeed: string, fields: WheelField[]): boolean {
  const { clientSeed, nonce, place, commitment } = receipt;
  return (
    commitmentOf(serverSeed) === commitment && drawnPlace(fields, { serverSeed, clientSeed, nonce }) === place
  );
}
