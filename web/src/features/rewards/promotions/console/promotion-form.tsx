import {
  type PromotionForm as Form,
  listCategories,
  PROMOTION_TEXT_MAX,
  PROMOTION_TITLE_MAX,
} from '@lanna/contract/rewards/promotions/ops';
import type { Language } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../../../console/calls/ops-query.ts';
import { LanguageTabs } from '../../../../console/fields/language-tabs.tsx';
import { MomentField } from '../../../../console/fields/moment-field.tsx';
import { PictureField } from '../../../../console/fields/picture-field.tsx';
import { RichTextField } from '../../../../console/fields/rich-text-field.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { useContentText } from '../../../../console/use-content-text.ts';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { RewardFields } from './reward-fields.tsx';

/** What a form is edited with: `missing` are fields that publishing found empty, `faults` those the server did not take. */
export interface FormProps {
  form: Form;
  onChange: (form: Form) => void;
  brand: { code: string; timeZone: string; currency: string };
  missing: ReadonlySet<string>;
  fieldErrors: ReadonlyMap<string, string>;
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

function Words({ form, onChange, brand, missing }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const fieldError = (name: 'title' | 'text' | 'content') => (missing.has(name) ? t('missing') : undefined);
  /** Empty words take the language out; a text without any language is none. */
  const put = (name: 'text' | 'content' | 'terms', language: Language) => (words: string) => {
    const { [language]: _before, ...others } = form[name] ?? {};
    const written = words === '' ? others : { ...others, [language]: words };
    onChange({ ...form, [name]: Object.keys(written).length === 0 ? null : written });
  };
  return (
    <Panel title={t('part.words')} text={t('part.wordsText')}>
      <LanguageTabs
        value={form.title}
        onChange={(title) => onChange({ ...form, title })}
        label={t('part.words')}
      >
        {(language, title, writeTitle) => (
          <div className="flex flex-col gap-5 pt-2">
            <TextField
              label={t('field.title')}
              error={fieldError('title')}
              value={title}
              maxLength={PROMOTION_TITLE_MAX}
              onChange={({ target }) => writeTitle(target.value)}
            />
            <TextField
              label={t('field.text')}
              hint={t('hint.text')}
              error={fieldError('text')}
              value={form.text?.[language] ?? ''}
              maxLength={PROMOTION_TEXT_MAX}
              onChange={({ target }) => put('text', language)(target.value)}
            />
            <div>
              <RichLabel>{t('field.content')}</RichLabel>
              <RichTextField
                label={t('field.content')}
                value={form.content?.[language] ?? ''}
                onChange={put('content', language)}
                lang={LANGUAGES[language].tag}
                brand={brand.code}
              />
              {fieldError('content') && (
                <p role="alert" className="mt-1 text-danger text-sm">
                  {fieldError('content')}
                </p>
              )}
            </div>
            <div>
              <RichLabel>{t('field.terms')}</RichLabel>
              <RichTextField
                label={t('field.terms')}
                value={form.terms?.[language] ?? ''}
                onChange={put('terms', language)}
                lang={LANGUAGES[language].tag}
                brand={brand.code}
              />
            </div>
          </div>
        )}
      </LanguageTabs>
    </Panel>
  );
}

/** The editor gives its label to screen readers; this is for those who see it. */
function RichLabel({ children }: { children: string }) {
  return (
    <p aria-hidden="true" className="mb-1.5 font-medium text-muted text-sm">
      {children}
    </p>
  );
}

function Place({ form, onChange, brand, missing, fieldErrors }: FormProps) {
  const { t } = useTranslation('promotions-console');
  const text = useContentText();
  const categories = useOps(listCategories, { query: { brand: brand.code, limit: 200 } });
  const moment = (name: 'announcedAt' | 'endsAt') => ({
    label: t(`field.${name}`),
    hint: t(`hint.${name}`),
    value: form[name],
    timeZone: brand.timeZone,
    onChange: (value: string | null) => onChange({ ...form, [name]: value }),
  });
  return (
    <Panel title={t('part.place')}>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          label={t('field.category')}
          value={form.categoryId}
          options={[
            ...(form.categoryId === '' ? [{ value: '', label: t('chooseCategory') }] : []),
            ...(categories.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: text(name) })),
          ]}
          onChange={({ target }) => onChange({ ...form, categoryId: target.value })}
        />
        <TextField
          label={t('field.position')}
          hint={t('hint.position')}
          type="number"
          min={0}
          max={100_000}
          value={String(form.position)}
          onChange={({ target }) =>
            onChange({ ...form, position: Math.max(0, Number.parseInt(target.value, 10) || 0) })
          }
        />
        <MomentField
          label={t('field.startsAt')}
          hint={t('hint.zone', { zone: brand.timeZone })}
          value={form.startsAt}
          timeZone={brand.timeZone}
          required
          onChange={(value) => value && onChange({ ...form, startsAt: value })}
        />
        <MomentField
          {...moment('endsAt')}
          error={missing.has('endsAt') || fieldErrors.has('endsAt') ? t('fault.endsAt') : undefined}
        />
        <MomentField {...moment('announcedAt')} />
        <div className="md:col-span-2">
          <PictureField
            label={t('field.picture')}
            value={form.pictureId}
            shape="card"
            brand={brand.code}
            onChange={(pictureId) => onChange({ ...form, pictureId })}
          />
          {form.pictureId === null && <p className="mt-1 text-muted text-sm">{t('hint.picture')}</p>}
        </div>
      </div>
    </Panel>
  );
}
