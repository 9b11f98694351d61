import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../../../api/content/brand.ts';
import { displayCount, displayDateTime } from '../../../../i18n/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { chainsQuery } from '../queries.ts';
import { leadsToAnchor } from './draw-proof.ts';
import type { StepProps } from './proof-steps.tsx';
import { Step, StepValue } from './step.tsx';

/** What was fixed before anybody could bet: the chain, and the place on it this draw was given. */
export function ChainStep({ proof: { chain, draw } }: StepProps) {
  const { t } = useTranslation('draws');
  const { timeZone } = useBrand();
  const published = useQuery(chainsQuery(draw.gameCode)).data?.find(({ anchor }) => anchor === chain?.anchor);
  if (!chain) return <Step place={1} title={t('steps.chain.title')} text={t('steps.chain.none')} />;
  const facts = { number: chain.number, place: displayCount(chain.place) };
  return (
    <Step
      place={1}
      title={t('steps.chain.title')}
      text={
        published
          ? t('steps.chain.text', { ...facts, at: displayDateTime(published.publishedAt, timeZone) })
          : t('steps.chain.undated', facts)
      }
    >
      <StepValue label={t('steps.chain.anchor')} value={chain.anchor} />
      {chain.link && chain.place > 1 && (
        <ToAnchor link={chain.link} place={chain.place} anchor={chain.anchor} />
      )}
    </Step>
  );
}

/** Hashes back, link for link, to what was published first: some moments of work, so only when it is asked for. */
function ToAnchor(chain: { link: string; place: number; anchor: string }) {
  const { t } = useTranslation('draws');
  const [leads, setLeads] = useState<boolean>();
  const hashes = displayCount(chain.place);
  if (leads === undefined)
    return (
      <Button
        variant="secondary"
        size="small"
        icon={<Link2 aria-hidden="true" />}
        className="self-start"
        onClick={() => setLeads(leadsToAnchor(chain))}
      >
        {t('steps.chain.follow', { hashes })}
      </Button>
    );
  return (
    <p role="status" className={classes('text-sm', leads ? 'text-success' : 'text-danger')}>
      {leads ? t('steps.chain.leads', { hashes }) : t('steps.chain.strays', { hashes })}
    </p>
  );
}
