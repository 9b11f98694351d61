import type { Order } from './store.ts';

/** Where a payer's browser is sent: two buttons that say what became of it. */
export function payPage({ transaction, amount, currency }: Order): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test gateway</title>
<style>body{font:1.1rem/1.5 system-ui;margin:12vh auto;max-width:22rem;padding:0 1rem;text-align:center}
button{display:block;width:100%;padding:.9rem;margin:.6rem 0;font:inherit;border-radius:.7rem;border:1px solid #889}</style>
<h1>Test gateway</h1><p>${amount} ${currency}</p>
<form method="post" action="/pay/${transaction}/paid"><button>Pay</button></form>
<form method="post" action="/pay/${transaction}/failed"><button>Cancel</button></form></html>`;
}
