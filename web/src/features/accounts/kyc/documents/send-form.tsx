import { type IdentityStatus, keepIdentityPicture, sendDocuments } from '@lanna/contract/accounts/kyc/kyc';
import {
  DOCUMENT_PARTS,
  type DocumentPart,
  type IdentityDocument,
  offeredParts,
  readDocumentNumber,
  requiredParts,
} from '@lanna/rules/accounts/kyc/identity-documents';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { displayDate } from '../../../../i18n/format.ts';
import { useContractForm } from '../../../../shared-parts/forms/use-contract-form.ts';
import { useTimeZone } from '../../../../shared-parts/time/time-zone.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { notify } from '../../../../ui/layers/notify.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { isRefusal, useErrorWords } from '../../../people/identity/errors/error-words.ts';
import {
  type KeepPicture,
  keptPictures,
  usePictureUploads,
} from '../../../people/identity/pictures/picture-uploads.ts';
import { personFieldErrors } from '../person-field-error.ts';
import { PersonFields } from '../person-fields.tsx';
import { identityQuery } from '../queries.ts';
import { CheckOver } from './check-over.tsx';
import { DocumentChoice } from './document-choice.tsx';
import { PictureStep } from './picture-step.tsx';

const STEPS = ['document', 'person', 'pictures', 'check'] as const;
type Step = (typeof STEPS)[number];

/** Documents in four steps: which one, what stands on it, its pictures, a last look. What was typed and taken stays while one goes back. */
export function SendForm({ status, onLeave }: { status: IdentityStatus; onLeave: () => void }) {
  const { t } = useTranslation('kyc');
  const words = useErrorWords();
  const today = displayDate(Date.now(), useTimeZone());
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('document');
  const [tried, setTried] = useState(false);
  const uploads = usePartUploads();
  const partsOf = (kind: IdentityDocument | '') => (kind ? offeredParts(kind, status.addressProof) : []);
  const picturesOf = (kind: IdentityDocument | '') =>
    partsOf(kind).flatMap((part) => keptPictures(uploads[part].uploads).map((id) => ({ part, id })));
  const form = useContractForm(sendDocuments, {
    initial: {
      kind: ((status.kinds.length === 1 && status.kinds[0]) || '') as IdentityDocument | '',
      ...{ name: '', birthday: '', number: '', validUntil: '', forLife: false },
    },
    toBody: ({ kind, number, validUntil, forLife, ...typed }) => ({
      ...typed,
      kind: kind || 'thai_id',
      number: readDocumentNumber(number),
      validUntil: forLife ? null : validUntil,
      pictures: picturesOf(kind),
    }),
    refusalText: (error) =>
      [words(error), isRefusal(error, 'identity_field_invalid') && t('send.check.field')]
        .filter(Boolean)
        .join(' '),
    send: (body, { key }) => call(sendDocuments, { body, idempotencyKey: key }),
    onDone: (now) => {
      queries.setQueryData(identityQuery.queryKey, now);
      void queries.invalidateQueries({ queryKey: ['withdrawals'] });
      notify({ text: t('send.done'), tone: 'success' });
      onLeave();
    },
  });
  const { kind, ...person } = form.values;
  const at = STEPS.indexOf(step);
  const isLast = step === 'check';

  const parts = partsOf(kind);
  const required = kind ? requiredParts(kind, status.addressProof) : [];
  const fieldErrors = kind ? personFieldErrors(person, kind, today) : {};
  const missing = required.filter((part) => !picturesOf(kind).some((picture) => picture.part === part));
  const isSendingPictures = parts.some((part) =>
    uploads[part].uploads.some(({ state }) => state.kind === 'sending'),
  );
  const isReady = {
    document: kind !== '',
    person: Object.keys(fieldErrors).length === 0,
    pictures: missing.length === 0 && !isSendingPictures,
    check: true,
  } satisfies Record<Step, boolean>;

  function go(to: number) {
    setTried(false);
    form.touch();
    const next = STEPS[to];
    if (next) setStep(next);
    else onLeave();
  }

  function next() {
    setTried(true);
    if (!isReady[step]) return;
    if (isLast) form.submit();
    else go(at + 1);
  }

  return (
    <section
      aria-labelledby="identity-step"
      className="lit flex scroll-mt-20 flex-col gap-5 rounded-large bg-surface p-5 sm:p-6"
    >
      <StepHeading step={step} />
      {step === 'document' && (
        <DocumentChoice
          kinds={status.kinds}
          chosen={kind || undefined}
          onChoose={(chosen) => form.set('kind', chosen)}
          error={tried && !kind ? t('send.document.missing') : undefined}
        />
      )}
      {step === 'person' && kind && (
        <PersonFields kind={kind} form={form} today={today} fieldErrors={tried ? fieldErrors : {}} />
      )}
      {step === 'pictures' && kind && (
        <PictureStep
          kind={kind}
          parts={parts}
          required={required}
          uploads={uploads}
          missing={tried && !isSendingPictures ? missing : []}
        />
      )}
      {step === 'check' && kind && (
        <CheckOver
          kind={kind}
          person={person}
          parts={parts}
          uploads={uploads}
          onChange={(to) => go(STEPS.indexOf(to))}
        />
      )}
      {tried && step === 'pictures' && isSendingPictures && (
        <p role="status" className="text-muted text-sm">
          {t('send.pictures.wait')}
        </p>
      )}
      {isLast && form.problem && <FormError>{form.problem}</FormError>}
      <Ways step={step} busy={form.isPending} onBack={() => go(at - 1)} onNext={next} />
    </section>
  );
}

function StepHeading({ step }: { step: Step }) {
  const { t } = useTranslation('kyc');
  const heading = useRef<HTMLHeadingElement>(null);
  const at = STEPS.indexOf(step);

  // The next step begins at its top, and is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [step]);

  return (
    <>
      <Progress
        label={t('send.step', { at: at + 1, of: STEPS.length })}
        value={at + 1}
        max={STEPS.length}
        valueText={t(`send.${step}.short`)}
      />
      <div>
        <h3
          ref={heading}
          id="identity-step"
          tabIndex={-1}
          className="font-display font-semibold text-xl outline-none"
        >
          {t(`send.${step}.title`)}
        </h3>
        <p className="mt-1 text-muted text-sm">{t(`send.${step}.text`)}</p>
      </div>
    </>
  );
}

function Ways({
  step,
  busy,
  onBack,
  onNext,
}: {
  step: Step;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation('kyc');
  const isLast = step === 'check';
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Button variant="secondary" size="large" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
        {t(step === STEPS[0] ? 'send.leave' : 'send.back')}
      </Button>
      <Button
        size="large"
        wide
        busy={busy}
        icon={isLast ? <Send aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
        onClick={onNext}
      >
        {isLast ? t('send.submit') : t('send.next')}
      </Button>
    </div>
  );
}

export type PartUploads = Record<DocumentPart, ReturnType<typeof usePictureUploads>>;

const KEEP = Object.fromEntries(
  DOCUMENT_PARTS.map((part): [DocumentPart, KeepPicture] => [
    part,
    (base64, how) => call(keepIdentityPicture, { body: { part, base64 }, ...how }),
  ]),
) as Record<DocumentPart, KeepPicture>;

/** The one that is shown, and the one taken in its place before the first is dropped. */
const PLACES = 2;

/** One picture of each part, sent as soon as it is taken. */
function usePartUploads(): PartUploads {
  return {
    front: usePictureUploads({ max: PLACES, keep: KEEP.front }),
    back: usePictureUploads({ max: PLACES, keep: KEEP.back }),
    face: usePictureUploads({ max: PLACES, keep: KEEP.face }),
    address: usePictureUploads({ max: PLACES, keep: KEEP.address }),
  };
}
