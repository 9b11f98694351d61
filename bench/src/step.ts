/** Runs a step of a bench and says how long it took, so that one that has not ended is known for where it stands. */
export async function step<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  const beganMs = performance.now();
  console.log(`   ${what} …`);
  const value = await run();
  console.log(`   ${what}: ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
  return value;
}
