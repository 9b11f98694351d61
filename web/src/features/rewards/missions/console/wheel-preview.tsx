import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import type { WheelField } from '@lanna/rules/rewards/missions/wheel';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../console/operator.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import { missionText } from '../../../../shared-parts/rewards/mission-text.ts';
import { WheelChances } from '../../../../shared-parts/rewards/wheel-chances.tsx';
import { WheelDisc } from '../../../../shared-parts/rewards/wheel-disc.tsx';

/** The wheel of a brand as its members' page shows it, with the chance of each field. */
export function WheelPreview(wheel: { brand: string; fields: readonly WheelField[] }) {
  const { t } = useTranslation('missions-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <OnItsPage {...wheel} language={language} />}
    </MemberPreview>
  );
}

function OnItsPage({
  brand,
  fields,
  language,
}: {
  brand: string;
  fields: readonly WheelField[];
  language: Previewed;
}) {
  const { t } = useTranslation('missions', { lng: LANGUAGES[language].tag });
  const symbol = useOperator().brands.find(({ code }) => code === brand)?.currencySymbol;
  const name = (text: Parameters<typeof localText>[0]) => localText(text, language, 'TH');
  const { reward } = missionText({ t, money: (units) => displayMoney(units, symbol), content: name });
  return (
    <div className="flex flex-col gap-3">
      <div className="lit sky flex justify-center rounded-large bg-raised p-4">
        <WheelDisc fields={fields} t={t} name={name} />
      </div>
      <WheelChances fields={fields} t={t} name={name} reward={reward} heading="h4" />
    </div>
  );
}
