import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Lazy } from '../../../../lazy-component.tsx';
import { classes } from '../../../../ui/classes.ts';
import type { SceneProps } from './scene.ts';
import type { Scene } from './scenes.ts';

/** Room for a scene, kept from the first paint on. A scene that does not come leaves it empty: its result stands below in figures. */
export function ScenePlace({ scene, ...props }: SceneProps & { scene: Scene }) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'relative overflow-hidden rounded-medium bg-sunken px-2 shadow-[inset_0_2px_8px_rgb(0_0_0/0.3)]',
        scene.height,
      )}
    >
      <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
        <Suspense>
          <Lazy of={scene.of} props={props} />
        </Suspense>
      </CatchBoundary>
    </div>
  );
}

function Nothing() {
  return null;
}
