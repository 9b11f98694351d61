import { displayMoney, formatMoney } from '@lanna/rules/money';
import { Calculator } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { studioText } from '../../../shared-parts/slot/slot-round.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  openingRound,
  RELEASES,
  type ReadRound,
  type RoundText,
  readRound,
  releaseOf,
} from './round-link.ts';
import { Section } from './section.tsx';
import { VerifiedRound } from './verified-round.tsx';

/** Computes any round from its seeds, in the browser. What `start` names is filled in, and computed if complete. */
export function VerifyRound({
  start,
  notice,
}: {
  start: Partial<RoundText>;
  /** A note about this round, shown before it is computed. */
  notice?: ReactNode;
}) {
  const { t } = useTranslation('fairness');
  const opening = openingRound(start);
  return (
    <Section id="verify" title={t('verify.title')} lead={t('verify.lead')}>
      {notice}
      <Form key={Object.values(opening).join(' ')} opening={opening} />
    </Section>
  );
}

function Form({ opening }: { opening: RoundText }) {
  const { t } = useTranslation('fairness');
  const [round, setRound] = useState(() => computable(opening));
  const result = useRef<HTMLDivElement>(null);
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    defaultValues: opening,
  });
  const { errors } = formState;
  const sheet = releaseOf(watch('rules'))?.sheet;

  const submit = handleSubmit((text) => {
    const read = readRound(text);
    if (!('faults' in read)) {
      flushSync(() => setRound(read));
      // On a phone the result comes up below the edge of the screen.
      result.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
      return;
    }
    setRound(undefined);
    for (const field of read.faults.toReversed()) setError(field, { type: 'form' }, { shouldFocus: true });
  });
  const fieldError = (field: keyof RoundText) => (errors[field] ? t(`verify.fault.${field}`) : undefined);

  return (
    <div className="grid gap-6">
      <form
        onSubmit={submit}
        noValidate
        className="lit grid gap-4 rounded-large bg-surface p-5 sm:grid-cols-2"
      >
        <SelectField
          {...register('rules', {
            onChange: ({ target }) => setValue('stake', openingRound({ rules: target.value }).stake),
          })}
          label={t('verify.game')}
          error={fieldError('rules')}
          options={RELEASES.map(({ game, sheet: { ruleVersion } }) => ({
            value: ruleVersion,
            label:
              ruleVersion === game.sheet.ruleVersion
                ? studioText(game.name)
                : `${studioText(game.name)} (${ruleVersion})`,
          }))}
        />
        <SelectField
          {...register('stake')}
          label={t('verify.stake')}
          error={fieldError('stake')}
          options={(sheet?.stakes ?? []).map((stake) => ({
            value: formatMoney(stake),
            label: displayMoney(stake),
          }))}
        />
        <TextField
          {...register('serverSeed')}
          className="sm:col-span-2 [&_input]:font-mono [&_input]:text-sm"
          label={t('terms.serverSeed')}
          hint={t('verify.serverSeedHint')}
          error={fieldError('serverSeed')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...register('clientSeed')}
          label={t('terms.clientSeed')}
          error={fieldError('clientSeed')}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...register('nonce')}
          label={t('terms.nonce')}
          error={fieldError('nonce')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button
          type="submit"
          icon={<Calculator aria-hidden="true" />}
          className="justify-self-start sm:col-span-2"
        >
          {t('verify.submit')}
        </Button>
      </form>
      <div ref={result} className="scroll-mb-24 scroll-mt-28">
        {round && <VerifiedRound round={round} />}
      </div>
    </div>
  );
}

function computable(text: RoundText): ReadRound | undefined {
  const read = readRound(text);
  return 'faults' in read ? undefined : read;
}
