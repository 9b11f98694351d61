import { moneyOf } from '@lanna/contract/money';
import { listBrandEnvelopeRooms } from '@lanna/contract/rewards/brand-envelopes/ops';
import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { useOperator } from '../../../../console/operator.tsx';
import { displayDateTime } from '../../../../i18n/format.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import { EnvelopeView } from '../../../../shared-parts/rewards/envelope-view.tsx';
import type { ShownEnvelope } from './envelope-panel.tsx';

/** An envelope as its card shows it before it opens, and what is read with it in the hand. */
export function EnvelopePreview({ envelope }: { envelope: ShownEnvelope }) {
  const { t } = useTranslation('brand-envelopes-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <Card envelope={envelope} language={language} />}
    </MemberPreview>
  );
}

function Card({ envelope, language }: { envelope: ShownEnvelope; language: Previewed }) {
  const { t } = useTranslation('brand-envelopes', { lng: LANGUAGES[language].tag });
  const brand = useOperator().brands.find(({ code }) => code === envelope.brand);
  const room = useRoomName(envelope.room, language);
  const { name, amount, shares, split, startsAt } = envelope;
  return (
    <div className="flex flex-col gap-3">
      <EnvelopeView
        envelope={{
          name: localText(name, language, 'TH'),
          amount: displayMoney(moneyOf(amount), brand?.currencySymbol),
          ...{ shares, room },
        }}
        t={t}
      >
        <p className="text-sm">
          {t('opensAt')}{' '}
          <span className="figures font-semibold">
            {displayDateTime(startsAt, brand?.timeZone ?? 'UTC').slice(0, 16)}
          </span>
        </p>
      </EnvelopeView>
      <p className="text-muted text-sm">{t(`splitText.${split}`)}</p>
      <p className="text-muted text-sm">{t('openText')}</p>
    </div>
  );
}

/** Null of an envelope for every page, and of a room that is closed, where members see no envelope. */
function useRoomName(id: string | null, language: Previewed): string | null {
  const { data } = useOps(listBrandEnvelopeRooms);
  const room = data?.rooms.find((one) => one.id === id);
  return room ? localText(room.name, language, 'TH') : null;
}
