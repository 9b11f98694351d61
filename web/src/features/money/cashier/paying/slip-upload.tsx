import { type DepositPage, SLIPS_OF_DEPOSIT, sendSlip } from '@lanna/contract/money/cashier/cashier';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { PictureSlots } from '../../../people/identity/pictures/picture-slots.tsx';
import { usePictureUploads } from '../../../people/identity/pictures/picture-uploads.ts';
import { keepShown } from '../queries.ts';

/** The bank's slip of a transfer, sent as soon as it is chosen: with its preview, how far it is, and what to do if it does not go. */
export function SlipUpload({ deposit }: { deposit: DepositPage }) {
  const { t } = useTranslation('cashier');
  const queries = useQueryClient();
  const handle = usePictureUploads({
    max: 1,
    keep: async (base64, { signal, onProgress }) => {
      const shown = await call(sendSlip, {
        params: { id: deposit.id },
        body: { base64 },
        signal,
        onProgress,
      });
      keepShown(queries, shown);
      return shown;
    },
  });
  if (deposit.slips >= SLIPS_OF_DEPOSIT) return null;
  return (
    <div className="flex flex-col gap-2 rounded-large border border-line bg-raised p-4">
      <p className="font-semibold">{t('slip.title')}</p>
      <p className="text-muted text-sm">{t('slip.text')}</p>
      <PictureSlots label={t('slip.label')} handle={handle} max={1} final="slip_unusable" error={undefined} />
    </div>
  );
}
