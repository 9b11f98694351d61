import { localText } from '@lanna/rules/local-text';
import { displayMoney } from '@lanna/rules/money';
import type { MissionTrigger } from '@lanna/rules/rewards/missions/terms';
import { useTranslation } from 'react-i18next';
import { useOperator } from '../../../../console/operator.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { MemberPreview, type Previewed } from '../../../../shared-parts/preview/member-preview.tsx';
import { missionText } from '../../../../shared-parts/rewards/mission-text.ts';
import type { ShownMission } from './mission-panel.tsx';

/** A mission as its card reads to a member who has yet to begin. */
export function MissionPreview({ mission }: { mission: ShownMission }) {
  const { t } = useTranslation('missions-console');
  return (
    <MemberPreview title={t('preview.title')} choice={t('preview.language')}>
      {(language) => <Card mission={mission} language={language} />}
    </MemberPreview>
  );
}

function Card({ mission: { brand, terms }, language }: { mission: ShownMission; language: Previewed }) {
  const { t } = useTranslation('missions', { lng: LANGUAGES[language].tag });
  const symbol = useOperator().brands.find(({ code }) => code === brand)?.currencySymbol;
  const text = missionText({
    t,
    money: (units) => displayMoney(units, symbol),
    content: (name) => localText(name, language, 'TH'),
  });
  return (
    <article className="lit flex flex-col gap-3 rounded-large bg-raised p-4">
      <div>
        <h4 className="wrap-anywhere font-display font-semibold text-lg leading-snug">
          {localText(terms.name, language, 'TH')}
        </h4>
        <p className="text-muted text-xs">{t(`repeat.${terms.repeat}`)}</p>
      </div>
      <ol className="flex flex-col gap-3">
        {terms.steps.map(({ trigger, reward }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={at} className="rounded-medium bg-sunken p-3 text-sm">
            <p className="wrap-anywhere">
              {terms.steps.length > 1 && <span className="text-muted">{t('step', { step: at + 1 })} </span>}
              {text.goal(trigger as MissionTrigger)}
            </p>
            <p className="font-semibold text-accent-text">{text.reward(reward)}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
