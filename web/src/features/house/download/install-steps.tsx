import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../../api/content/brand-name.ts';
import type { Platform } from './platform.ts';
import { StepPicture, type StepScene } from './step-picture.tsx';

const STEPS = {
  android: ['menu', 'menuItem', 'home'],
  ios: ['share', 'sheet', 'home'],
  desktop: ['bar', 'confirm', 'window'],
} as const satisfies Record<Platform, readonly StepScene[]>;

/** The way by hand, which every browser of that platform has. */
export function InstallSteps({ platform }: { platform: Platform }) {
  const { t } = useTranslation('download');
  const brand = useBrandName();
  return (
    <div>
      <p className="text-muted">{t(`steps.${platform}.lead`)}</p>
      <ol className="mt-5 grid gap-5 sm:grid-cols-3">
        {STEPS[platform].map((scene, at) => (
          <Step
            key={scene}
            scene={scene}
            number={at + 1}
            text={t(`steps.${platform}.${at as 0 | 1 | 2}`, { brand })}
          />
        ))}
      </ol>
    </div>
  );
}

export function Step({ scene, number, text }: { scene: StepScene; number: number; text: string }) {
  return (
    <li className="grid grid-cols-[8.25rem_minmax(0,1fr)] items-center gap-4 sm:flex sm:flex-col sm:items-stretch sm:gap-3">
      <StepPicture scene={scene} />
      <p className="flex gap-3">
        <span
          aria-hidden="true"
          className="figures flex size-7 shrink-0 items-center justify-center rounded-full bg-raised font-semibold text-accent-text text-sm"
        >
          {number}
        </span>
        <span className="pt-0.5">{text}</span>
      </p>
    </li>
  );
}
