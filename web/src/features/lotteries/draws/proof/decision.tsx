import { Clock, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes.ts';
import { MessageText } from '../../../../ui/text/message-text.tsx';
import { type ComputedDraw, type DrawProof, drawnVersion } from './draw-proof.ts';

/** What the computation came to, in one sentence and what it means. */
export function Decision({
  proof,
  computed,
  computing,
}: {
  proof: DrawProof;
  computed: ComputedDraw | undefined;
  computing: boolean;
}) {
  const { t } = useTranslation('draws');
  const kind = kindOf(proof, computed, computing);
  const { Icon, variant, tone } = Variants[kind];
  return (
    <div role="status" className={classes('flex items-start gap-4 rounded-large border p-5', variant)}>
      <Icon className={classes('size-9 shrink-0', tone)} aria-hidden="true" />
      <div className="min-w-0">
        <p className={classes('font-display font-semibold text-lg', tone)}>{t(`verdict.${kind}.title`)}</p>
        <div className="mt-1 text-sm">
          <MessageText>{t(`verdict.${kind}.text`)}</MessageText>
        </div>
      </div>
    </div>
  );
}

type Kind = 'computing' | 'holds' | 'corrected' | 'differs' | 'waiting' | 'notDrawnHere' | 'cancelled';

function kindOf(proof: DrawProof, computed: ComputedDraw | undefined, computing: boolean): Kind {
  if (computed) {
    if (!computed.holds) return 'differs';
    return proof.draw.result === computed.published ? 'holds' : 'corrected';
  }
  if (proof.draw.state === 'cancelled') return 'cancelled';
  if (proof.draw.result === null) return 'waiting';
  if (computing) return 'computing';
  return drawnVersion(proof) ? 'waiting' : 'notDrawnHere';
}

const Variants = {
  computing: { Icon: ShieldQuestion, variant: 'border-line', tone: 'text-muted' },
  holds: { Icon: ShieldCheck, variant: 'border-success/40 bg-surface', tone: 'text-success' },
  corrected: { Icon: ShieldAlert, variant: 'border-warning/40 bg-surface', tone: 'text-warning' },
  differs: { Icon: ShieldAlert, variant: 'border-danger/60 bg-surface', tone: 'text-danger' },
  waiting: { Icon: Clock, variant: 'border-line bg-surface', tone: 'text-accent-text' },
  notDrawnHere: { Icon: ShieldQuestion, variant: 'border-warning/40 bg-surface', tone: 'text-warning' },
  cancelled: { Icon: ShieldQuestion, variant: 'border-line bg-surface', tone: 'text-muted' },
} as const;
