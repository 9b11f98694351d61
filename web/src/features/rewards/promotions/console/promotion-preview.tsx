import type { PromotionForm as Form } from '@lanna/contract/rewards/promotions/ops';
import { type LocalText, languageOfLocalText, localText } from '@lanna/rules/local-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../../console/money.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';

/** How it reads to members, in Thai or English. */
export function PromotionPreview({ form, brand }: { form: Form; brand: string }) {
  const { t } = useTranslation('promotions-console');
  const [language, setLanguage] = useState<'TH' | 'EN'>('TH');
  const read = (text: LocalText | null) =>
    text && Object.keys(text).length > 0 ? localText(text, language, 'TH') : '';
  const title = read(form.title);
  const shown = title === '' ? language : languageOfLocalText(form.title, language, 'TH');
  const terms = read(form.terms);
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
        {form.pictureId && (
          <img
            src={`/files/${form.pictureId}.webp`}
            alt=""
            className="aspect-4/3 w-full rounded-medium object-cover"
          />
        )}
        <h3 className="font-display font-semibold text-lg leading-snug">
          {title || <span className="font-normal text-muted">{t('preview.noTitle')}</span>}
        </h3>
        {form.reward && form.reward.amount !== '' && /^\d+(\.\d{1,5})?$/.test(form.reward.amount) && (
          <p className="font-semibold text-accent-text">
            {form.reward.kind === 'up_to' && t('preview.upTo')}{' '}
            <Money amount={form.reward.amount} brand={brand} />
          </p>
        )}
        <p className="text-muted text-sm">{read(form.text)}</p>
        <RichText html={read(form.content)} />
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
