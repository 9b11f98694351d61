import { type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { usePageLanguage } from '../../../../use-page-language.ts';
import { REWARD_DECIMALS, type TypedPromotion } from './typed-promotion.ts';

/** How it reads to members, in Thai or English. */
export function PromotionPreview({ typed }: { typed: TypedPromotion }) {
  const { t } = useTranslation('promotions-console');
  const [language, setLanguage] = useState<'TH' | 'EN'>('TH');
  const reward = wireAmount(typed.amount, usePageLanguage(), REWARD_DECIMALS);
  const read = (text: LocalText) => (Object.keys(text).length > 0 ? localText(text, language, 'TH') : '');
  const title = read(typed.title);
  const shown = title === '' ? language : languageOfLocalText(typed.title, language, 'TH');
  const terms = read(typed.terms);
  return (
    <Panel
      title={t('preview.title')}
      actions={
        <Segments
          label={t('preview.language')}
          segments={(['TH', 'EN'] as const).map((value) => ({ value, label: LANGUAGES[value].name }))}
          value={language}
          onValueChange={setLanguage}
        />
      }
    >
      <article lang={LANGUAGES[shown].tag} className="flex flex-col gap-3">
        {typed.pictureId && (
          <img
            src={`/files/${typed.pictureId}.webp`}
            alt=""
            className="aspect-4/3 w-full rounded-medium object-cover"
          />
        )}
        <h3 className="font-display font-semibold text-lg leading-snug">
          {title || <span className="font-normal text-muted">{t('preview.noTitle')}</span>}
        </h3>
        {typed.kind !== 'notice' && reward !== undefined && (
          <p className="font-semibold text-accent-text">
            {typed.kind === 'application' && typed.rewardKind === 'up_to' && t('preview.upTo')}{' '}
            <Money amount={reward} brand={typed.brand} />
          </p>
        )}
        <p className="text-muted text-sm">{read(typed.text)}</p>
        <RichText html={read(typed.content)} />
        {terms !== '' && (
          <details className="text-sm">
            <summary className="cursor-pointer font-medium">{t('field.terms')}</summary>
            <RichText html={terms} />
          </details>
        )}
      </article>
    </Panel>
  );
}
