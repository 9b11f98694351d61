import { captcha } from '@lanna/contract/authentication';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { proveNoBot } from './bot-proof.ts';

const REFRESH_EVERY_MS = 1000;

/** The captcha fields of a call: the digits and the picture's id, or a proof of work in their place. */
export interface CaptchaAnswer {
  captcha?: string;
  captchaId?: string;
  botCheck?: string;
}

export interface Captcha {
  answer: CaptchaAnswer;
  /** Something was typed or proved. */
  answered: boolean;
  renew: () => void;
  field: CaptchaFieldProps;
}

interface CaptchaFieldProps {
  image: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  failed: boolean;
  resting: boolean;
  onRenew: () => void;
  proved: boolean;
  onProved: (proof: string) => void;
}

/**
 * A picture of digits, fetched when it is first shown. A new one is fetched at most once a second. `onAnswer` is called when
 * the visitor types or the browser has a proof of work.
 */
export function useCaptcha(shown: boolean, onAnswer?: () => void): Captcha {
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState<string>();
  const [resting, setResting] = useState(false);
  const picture = useQuery({
    queryKey: ['captcha'],
    queryFn: ({ signal }) => call(captcha, { signal }),
    enabled: shown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), REFRESH_EVERY_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  function renew() {
    setTyped('');
    setProof(undefined);
    if (!shown || resting) return;
    setResting(true);
    void picture.refetch();
  }
  const id = picture.data?.id;
  return {
    answer: proof ? { botCheck: proof } : id ? { captcha: typed.trim(), captchaId: id } : {},
    answered: proof !== undefined || typed.trim() !== '',
    renew,
    field: {
      image: picture.isFetching ? undefined : picture.data?.image,
      typed,
      onType: (text) => {
        setTyped(text);
        onAnswer?.();
      },
      failed: picture.isError && !picture.isFetching,
      resting: resting || picture.isFetching,
      onRenew: renew,
      proved: proof !== undefined,
      onProved: (work) => {
        setProof(work);
        onAnswer?.();
      },
    },
  };
}

/** The picture with its field; a visitor who cannot see it lets the browser compute a proof of work instead. */
export function CaptchaField({
  error,
  autoFocus = false,
  ...captcha
}: CaptchaFieldProps & {
  error: string | undefined;
  /** It has just become due, so it is what there is to do next. */
  autoFocus?: boolean;
}) {
  const { t } = useTranslation('identity');
  if (captcha.proved) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-success">
        <ShieldCheck className="size-5" aria-hidden="true" />
        {t('captcha.proved')}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-2">
        <TextField
          label={t('field.captcha')}
          value={captcha.typed}
          onChange={({ target }) => captcha.onType(target.value)}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          autoFocus={autoFocus}
          className="flex-1"
        />
        <div className="mt-6.5 flex items-center">
          {captcha.image ? (
            <img
              src={`data:image/png;base64,${captcha.image}`}
              alt={t('captcha.picture')}
              className="h-11 w-28 rounded-small border border-line bg-white object-contain"
            />
          ) : captcha.failed ? (
            <span className="w-28 text-center text-muted text-xs">{t('captcha.failed')}</span>
          ) : (
            <Skeleton className="h-11 w-28" />
          )}
          <IconButton label={t('captcha.renew')} disabled={captcha.resting} onClick={captcha.onRenew}>
            <RotateCw aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <Instead onProved={captcha.onProved} />
    </div>
  );
}

function Instead({ onProved }: { onProved: (proof: string) => void }) {
  const { t } = useTranslation('identity');
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  async function prove() {
    setState('working');
    const proof = await proveNoBot().catch(() => undefined);
    setState(proof ? 'idle' : 'failed');
    if (proof) onProved(proof);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="ghost" size="small" busy={state === 'working'} onClick={() => void prove()}>
        {t('captcha.instead')}
      </Button>
      {state === 'failed' && (
        <span role="alert" className="text-danger text-sm">
          {t('captcha.insteadFailed')}
        </span>
      )}
    </div>
  );
}
