import { addBrand } from '@lanna/contract/house/brands/new-brand-ops';
import { listOpsBrands } from '@lanna/contract/house/brands/ops';
import { LANGUAGES, type Language } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { useOps, useOpsMutation } from '../../../../console/calls/ops-query.ts';
import { useGoTo } from '../../../../console/console-link.tsx';
import { ConsolePage } from '../../../../console/console-page.tsx';
import { ReasonField } from '../../../../console/fields/reason-field.tsx';
import { Panel } from '../../../../console/panel.tsx';
import { LANGUAGES as NAMES } from '../../../../i18n/languages.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { Segments } from '../../../../ui/fields/segments.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { HostCheck, hostsIn } from './host-check.tsx';
import { listCountries } from './settings/countries.ts';

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

/** A brand from nothing. It is there once another operator has approved, with its site closed. */
export function NewBrandPage() {
  const { t, i18n } = useTranslation('brands-console');
  const goTo = useGoTo();
  const adding = useOpsMutation(addBrand);
  const brands = useOps(listOpsBrands);
  const form = useContractForm(addBrand, {
    initial: {
      code: '',
      nameTh: '',
      nameEn: '',
      hosts: '',
      languages: ['TH', 'EN'] as Language[],
      defaultLanguage: 'TH' as Language,
      currency: 'THB',
      currencySymbol: '฿',
      country: 'TH',
      timeZone: 'Asia/Bangkok',
      playsFor: 'demo',
      copies: '',
      reason: '',
    },
    toBody: ({ nameTh, nameEn, hosts, playsFor, copies, ...typed }) => ({
      ...typed,
      name: { ...(nameTh.trim() && { TH: nameTh }), ...(nameEn.trim() && { EN: nameEn }) },
      hosts: hostsIn(hosts),
      real: playsFor === 'real',
      copies: copies || null,
    }),
    words: {
      code: { invalid: t('new.codeHint') },
      nameTh: { required: t('new.nameMissing') },
      hosts: { required: t('new.hostsMissing'), tooFew: t('new.hostsMissing') },
    },
    refusals: {
      brand_code_taken: 'code',
      host_not_free: 'hosts',
      host_not_proved: 'hosts',
      brand_languages: 'defaultLanguage',
      brand_to_copy_unknown: 'copies',
    },
    send: (body) => adding.mutateAsync({ body }),
    onDone: () => {
      notify({ text: t('new.proposed'), tone: 'success' });
      goTo('/proposals');
    },
  });
  const languages = form.kept('languages');
  const hosts = form.field('hosts');
  return (
    <ConsolePage
      title={t('new.title')}
      description={t('new.text')}
      crumbs={[{ href: '/brands', label: t('list.title') }]}
    >
      <form {...form.props} className="flex max-w-4xl flex-col gap-4">
        <Panel title={t('new.who')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.field('code', (typed) => typed.toUpperCase())}
              label={t('new.code')}
              hint={t('new.codeHint')}
              spellCheck={false}
              autoComplete="off"
              className="sm:col-span-2 sm:max-w-sm"
            />
            <TextField {...form.field('nameTh')} label={t('new.nameTh')} lang="th" autoComplete="off" />
            <TextField {...form.field('nameEn')} label={t('new.nameEn')} lang="en" autoComplete="off" />
          </div>
        </Panel>
        <Panel title={t('new.where')}>
          <div className="flex flex-col gap-4">
            <TextAreaField
              {...hosts}
              label={t('new.hosts')}
              hint={t('new.hostsHint')}
              rows={3}
              mono
              spellCheck={false}
            />
            <HostCheck typed={form.typed('hosts').value} />
          </div>
        </Panel>
        <Panel title={t('new.speaks')}>
          <div className="flex flex-col gap-4">
            <fieldset>
              <legend className="mb-2 text-muted text-sm">{t('new.languages')}</legend>
              <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
                {LANGUAGES.map((language) => (
                  <Checkbox
                    key={language}
                    label={<span lang={NAMES[language].tag}>{NAMES[language].name}</span>}
                    checked={languages.value.includes(language)}
                    onChange={({ target }) =>
                      languages.onChange(
                        LANGUAGES.filter((one) =>
                          one === language ? target.checked : languages.value.includes(one),
                        ),
                      )
                    }
                  />
                ))}
              </div>
            </fieldset>
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                {...form.field('defaultLanguage')}
                label={t('new.defaultLanguage')}
                options={LANGUAGES.map((language) => ({ value: language, label: NAMES[language].name }))}
              />
              <SelectField
                {...form.field('country')}
                label={t('new.country')}
                options={listCountries(i18n.language).map(({ code, name }) => ({ value: code, label: name }))}
              />
              <SelectField {...form.field('timeZone')} label={t('new.timeZone')} options={ZONES} />
              <div className="grid grid-cols-2 gap-4">
                <TextField
                  {...form.field('currency', (typed) => typed.toUpperCase())}
                  label={t('new.currency')}
                  autoComplete="off"
                />
                <TextField
                  {...form.field('currencySymbol')}
                  label={t('new.currencySymbol')}
                  autoComplete="off"
                />
              </div>
            </div>
          </div>
        </Panel>
        <Panel title={t('new.begins')}>
          <div className="flex flex-col gap-4">
            <div>
              <p className="mb-2 text-muted text-sm">{t('new.playsFor')}</p>
              <Segments
                label={t('new.playsFor')}
                segments={[
                  { value: 'demo', label: t('new.demo') },
                  { value: 'real', label: t('new.real') },
                ]}
                {...form.chosen('playsFor')}
              />
              <p className="mt-2 max-w-prose text-muted text-sm">{t('new.playsForHint')}</p>
            </div>
            <SelectField
              {...form.field('copies')}
              label={t('new.copies')}
              hint={t('new.copiesHint')}
              options={[
                { value: '', label: t('new.copiesNone') },
                ...(brands.data ?? []).map(({ code }) => ({ value: code, label: code })),
              ]}
              className="max-w-sm"
            />
          </div>
        </Panel>
        <Panel title={t('new.next')}>
          <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-sm">
            {(['approve', 'look', 'providers', 'payments', 'texts', 'open'] as const).map((step) => (
              <li key={step}>{t(`new.steps.${step}`)}</li>
            ))}
          </ol>
        </Panel>
        <ReasonField {...form.chosen('reason')} missing={form.error('reason') !== undefined} />
        {form.problem && <FormError>{form.problem}</FormError>}
        <div>
          <Button type="submit" busy={form.isPending}>
            {t('new.send')}
          </Button>
        </div>
      </form>
    </ConsolePage>
  );
}
