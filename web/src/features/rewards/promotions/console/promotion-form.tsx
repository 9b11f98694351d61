import {
  listCategories,
  PROMOTION_TEXT_MAX,
  PROMOTION_TITLE_MAX,
} from '@lanna/contract/rewards/promotions/ops';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { PictureField } from '../../../../console/fields/picture-field.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { withWords } from '../../../../console/lists/with-words.ts';
import { Panel } from '../../../../console/panel.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import type { ContractForm } from '../../../../shared-parts/forms/contract-form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { RewardFields } from './reward-fields.tsx';
import type { TypedPromotion } from './typed-promotion.ts';

export interface FormProps {
  form: ContractForm<TypedPromotion>;
  brand: { code: string; timeZone: string; currency: string };
  /** Fields that publishing found empty, or whose amount the server did not take. */
  refused: ReadonlySet<string>;
  /** Members have taken part: kind and reward stay. */
  termsFixed: boolean;
}

/** A promotion as operators write it. */
export function PromotionForm(props: FormProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Words {...props} />
      <Place {...props} />
      <RewardFields {...props} />
      <AudienceFields {...props} />
    </div>
  );
}

/** What its fields say of themselves, where the words of forms say less. */
export function useFieldWords() {
  const { t } = useTranslation('promotions-console');
  const amount = t('fault.amount');
  return { endsAt: t('fault.endsAt'), amount, budgetTotal: amount, budgetDay: amount };
}

/** Of an audience that is a segment, which one. */
export function useAudienceCheck() {
  const { t } = useTranslation('promotions-console');
  return ({ audienceKind, segment }: TypedPromotion) => ({
    segment: audienceKind === 'segment' && segment === null && t('segment.needed'),
  });
}

function Words({ form, brand, refused }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const errorOf = (name: 'title' | 'text' | 'content' | 'terms') =>
    form.error(name) ?? (refused.has(name) ? t('missing') : undefined);
  const { text } = form.values;
  return (
    <Panel title={t('part.words')} text={t('part.wordsText')}>
      <LanguageTabs {...form.kept('title')} label={t('part.words')}>
        {(language, title, writeTitle) => (
          <div className="flex flex-col gap-5 pt-2">
            <TextField
              label={t('field.title')}
              error={errorOf('title')}
              value={title}
              maxLength={PROMOTION_TITLE_MAX}
              onChange={({ target }) => writeTitle(target.value)}
            />
            <TextField
              label={t('field.text')}
              hint={t('hint.text')}
              error={errorOf('text')}
              value={text[language] ?? ''}
              maxLength={PROMOTION_TEXT_MAX}
              onChange={({ target }) => form.set('text', withWords(text, language, target.value))}
            />
            {(['content', 'terms'] as const).map((name) => (
              <div key={name} data-field-error={errorOf(name) && ''}>
                <p aria-hidden="true" className="mb-1.5 font-medium text-muted text-sm">
                  {t(`field.${name}`)}
                </p>
                <RichTextField
                  label={t(`field.${name}`)}
                  value={form.values[name][language] ?? ''}
                  onChange={(html) => form.set(name, withWords(form.values[name], language, html))}
                  lang={LANGUAGES[language].tag}
                  brand={brand.code}
                />
                {errorOf(name) && (
                  <p role="alert" className="mt-1 text-danger text-sm">
                    {errorOf(name)}
                  </p>
                )}
              </div>
            ))}
          </div>
        )}
      </LanguageTabs>
    </Panel>
  );
}

function Place({ form, brand, refused }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const categories = useOps(listCategories, { query: { brand: brand.code, limit: 200 } });
  const startsAt = form.kept('startsAt');
  const endsAt = form.kept('endsAt');
  const categoryId = form.kept('categoryId');
  const pictureId = form.kept('pictureId');
  return (
    <Panel title={t('part.place')}>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          {...categoryId}
          label={t('field.category')}
          options={[
            ...(categoryId.value === '' ? [{ value: '', label: t('chooseCategory') }] : []),
            ...(categories.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: text(name) })),
          ]}
          onChange={({ target }) => categoryId.onChange(target.value)}
        />
        <TextField
          {...form.field('position')}
          label={t('field.position')}
          hint={t('hint.position')}
          type="number"
        />
        <MomentField
          {...startsAt}
          label={t('field.startsAt')}
          hint={t('hint.zone', { zone: brand.timeZone })}
          timeZone={brand.timeZone}
          required
          onChange={(value) => value && startsAt.onChange(value)}
        />
        <MomentField
          {...endsAt}
          label={t('field.endsAt')}
          hint={t('hint.endsAt')}
          timeZone={brand.timeZone}
          error={endsAt.error ?? (refused.has('endsAt') ? t('fault.endsAt') : undefined)}
        />
        <MomentField
          {...form.kept('announcedAt')}
          label={t('field.announcedAt')}
          hint={t('hint.announcedAt')}
          timeZone={brand.timeZone}
        />
        <div className="md:col-span-2">
          <PictureField
            label={t('field.picture')}
            value={pictureId.value}
            shape="card"
            brand={brand.code}
            onChange={pictureId.onChange}
          />
          {pictureId.value === null && <p className="mt-1 text-muted text-sm">{t('hint.picture')}</p>}
        </div>
      </div>
    </Panel>
  );
}
