import type { SharedCheck, SharedReceipt } from '@lanna/rules/play/shared-rounds/check-receipt';
import type { Dialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { Kind } from '../kinds/kind.ts';
import { icon } from '../panel/icons.ts';
import { seedForm } from './seed-form.ts';
import { openSheet } from './sheet.ts';

export interface ProofParts {
  /** The last round that is over. */
  round: { id: string; number: number } | undefined;
  /** The hash as this page saw it before the round opened. */
  seen: string | undefined;
  kind: Kind;
  language: Language;
  words: Words;
  load(round: string): Promise<SharedReceipt>;
  setSeed(seed: string): Promise<void>;
}

/** The round just over, computed again on this device from what fixed it; and the player's own seed for rounds to come. */
export function openProof({ round, seen, kind, language, words, load, setSeed }: ProofParts): Dialog {
  const body = el('div', { class: 'proof' });
  const dialog = openSheet(words, {
    name: 'proof',
    title: round ? say(words.proofTitle, { number: round.number }) : words.proof,
    content: [el('p', { class: 'muted' }, words.proofLead), body, seedForm(words, setSeed)],
  });

  async function check(id: string): Promise<void> {
    body.replaceChildren(el('p', { role: 'status' }, words.proofChecking));
    try {
      // Loaded when it is wanted: it computes every kind of game.
      const [receipt, { checkSharedReceipt }] = await Promise.all([
        load(id),
        import('@lanna/rules/play/shared-rounds/check-receipt'),
      ]);
      show(receipt, checkSharedReceipt(receipt));
    } catch {
      body.replaceChildren(
        el('p', { role: 'status' }, words.proofFailed),
        button({ class: 'plain' }, () => void check(id), words.retry),
      );
    }
  }

  function show(receipt: SharedReceipt, checked: SharedCheck): void {
    const { chain, seeds, outcome } = receipt;
    const compared =
      seen === undefined
        ? words.proofNotSeen
        : `${seen} (${seen === chain.linkBefore ? words.proofSeenSame : words.proofSeenOther})`;
    const facts: (readonly [string, string])[] = [
      [words.proofCommitment, chain.linkBefore],
      [words.proofSeen, compared],
      [words.proofLink, chain.link ?? '–'],
      [words.proofAnchor, chain.anchor],
      [words.proofPlace, String(chain.place)],
      [words.proofSeeds, seeds.length === 0 ? words.proofNoSeeds : seeds.join(' · ')],
    ];
    body.replaceChildren(
      el(
        'p',
        { class: 'verdict', role: 'status', 'data-verdict': checked.verdict },
        verdictText(checked, words),
      ),
      ...(outcome === null || outcome === undefined
        ? []
        : [
            el(
              'p',
              { class: 'proof-result' },
              say(words.historyResult, { result: kind.short(outcome, language) }),
            ),
          ]),
      el(
        'dl',
        { class: 'receipt' },
        ...facts.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
      ),
      copyButton(receipt),
    );
  }

  function copyButton(receipt: SharedReceipt): HTMLElement {
    const copied = el('span', { role: 'status' });
    const copy = button(
      { class: 'plain' },
      async () => {
        await navigator.clipboard.writeText(JSON.stringify(receipt, undefined, 2)).catch(() => {});
        copied.textContent = words.proofCopied;
      },
      icon('copy'),
      words.proofCopy,
    );
    // Browsers lend the clipboard to secure origins only.
    return el('p', {}, window.isSecureContext && copy, copied);
  }

  if (round) void check(round.id);
  else body.append(el('p', {}, words.proofNone));
  return dialog;
}

function verdictText(checked: SharedCheck, words: Words): string {
  switch (checked.verdict) {
    case 'holds':
      return words.proofHolds;
    case 'not_settled':
      return words.proofNotSettled;
    case 'unreadable':
      return words.proofUnreadable;
    case 'differs': {
      const what = checked.in.map((one) => words.proofDifference[one]).join(' · ');
      return say(words.proofDiffers, { what });
    }
  }
}
