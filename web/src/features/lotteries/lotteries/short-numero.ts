const DAYS = /^(\d{8})-?(\d{2,4})$/;

/** The round alone where a numero begins with its day: `20261122-007` is 007 on a card. */
export function shortNumero(numero: string): string {
  return DAYS.exec(numero)?.[2] ?? numero;
}
