/** Age in whole years on the day `today` of a person born on `birthday`, both `yyyy-MM-dd`. One born on 29 February is older on 1 March. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
