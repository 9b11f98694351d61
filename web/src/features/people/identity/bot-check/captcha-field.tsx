import { captcha } from '@lanna/contract/people/authentication/authentication';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../api/calls/call.ts';
import { newId } from '../../../../api/calls/new-id.ts';
import { Refusal } from '../../../../api/calls/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { proveNoBot } from './bot-proof.ts';

const REFRESH_EVERY_MS = 1000;
/** The server gives each page one picture a second, also where many share an address. */
const PAGE = newId();
let lastAskedAtMs = 0;

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
  /** The server has asked to wait; the next picture is fetched by itself. */
  waiting: boolean;
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
    queryFn: async ({ signal }) => {
      await sleep(lastAskedAtMs + REFRESH_EVERY_MS - Date.now());
      lastAskedAtMs = Date.now();
      try {
        return await call(captcha, { query: { page: PAGE }, signal });
      } finally {
        // The server counts from when it was asked, which is later on a slow line.
        lastAskedAtMs = Date.now();
      }
    },
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
  const { isFetching, refetch } = picture;
  const waitMs = picture.isError && !isFetching ? waitMsOf(picture.error) : undefined;
  useEffect(() => {
    if (waitMs === undefined) return;
    const timer = setTimeout(() => void refetch(), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, refetch]);

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
      image: isFetching ? undefined : picture.data?.image,
      typed,
      onType: (text) => {
        setTyped(text);
        onAnswer?.();
      },
      failed: picture.isError && !isFetching,
      waiting: waitMs !== undefined,
      resting: resting || isFetching || waitMs !== undefined,
      onRenew: renew,
      proved: proof !== undefined,
      onProved: (work) => {
        setProof(work);
        onAnswer?.();
      },
    },
  };
}

function waitMsOf(error: unknown): number | undefined {
  if (!(error instanceof Refusal) || error.code !== 'too_many_requests') return undefined;
  const seconds = error.facts['retryAfterSeconds'];
  return typeof seconds === 'number' ? seconds * 1000 : undefined;
}

function sleep(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, ms));
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
            <span className="w-28 text-center text-muted text-xs">
              {t(captcha.waiting ? 'captcha.wait' : 'captcha.failed')}
            </span>
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
      <Button variant="ghost" size="small" busy={state === 'working'} onClick={() => void prove()}>
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
