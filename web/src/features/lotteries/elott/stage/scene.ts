/** What a stage is at: the last result stands, a draw has closed and its result is to come, or a result is being shown. */
export type Phase = 'rest' | 'drawing' | 'unfolding';

export interface SceneProps {
  phase: Phase;
  /** Numbers of the last draw, in the order they were drawn; undefined before the first. */
  numbers: readonly number[] | undefined;
  /** Numbers the player's own slips have picked for it, where a scene marks them. */
  picks?: readonly number[] | undefined;
}
