import { revealWithdrawalPicture } from '@lanna/contract/money/withdrawals/ops';
import { useTranslation } from 'react-i18next';
import { opsCall } from '../../../../../console/calls/ops-call.ts';
import { useMay } from '../../../../../console/operator.tsx';
import { RevealedPicture } from '../../../../../console/revealed-picture.tsx';

/** Pictures of people's accounts: each is fetched when it is asked for, and the asking is recorded. */
export function SentPictures({
  withdrawalId,
  brand,
  ids,
}: {
  withdrawalId: string;
  brand: string;
  ids: readonly string[];
}) {
  const { t } = useTranslation('withdrawals-console');
  const mayView = useMay()('withdrawals.decide', brand);
  const reveal = async (picture: string) =>
    (await opsCall(revealWithdrawalPicture, { params: { id: withdrawalId, picture }, body: {} })).data;
  if (ids.length === 0) return null;
  if (!mayView) return <p className="text-muted text-sm">{t('pictures.hidden')}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {ids.map((picture, at) => (
        <RevealedPicture
          key={picture}
          name={t('pictures.one', { number: at + 1 })}
          style={t('pictures.look', { number: at + 1 })}
          reveal={() => reveal(picture)}
        />
      ))}
    </div>
  );
}
