/** The sentences about fair shuffles in every language, for all clients. */
import type { ByLanguage } from '@ludoteca/kit';
import type { FairnessProof, FairnessVerdict } from './check-fairness.ts';
import { type ViolationTexts, violationTexts } from './violation-texts.ts';

/** How far a seat has come with its nonce. */
export type ContributionState = 'sealed' | 'revealed' | 'early' | 'withheld' | 'none';

export interface FairnessTexts {
  readonly verdicts: { readonly [V in FairnessVerdict]: string };
  readonly proofs: { readonly [P in FairnessProof]: string };
  readonly failures: { readonly [P in FairnessProof]: string };
  readonly violations: ViolationTexts;
  readonly contributions: { readonly [S in ContributionState]: string };
  /** The start waits for the nonces of these players. */
  awaiting(names: readonly string[]): string;
  /** The match was started without the nonces of these players. */
  withheld(names: readonly string[]): string;
  /** One person plays at the table. */
  readonly alone: string;
  /** The match was started without any nonce. */
  readonly nobody: string;
}

const joinNames = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

export const fairnessTexts: ByLanguage<FairnessTexts> = {
  it: {
    verdicts: {
      nobody: 'Tutto torna: nessuno poteva scegliere questa mescolata.',
      unrevealed:
        'Tutto torna, ma non tutti i numeri sono stati rivelati: insieme ai posti che l’hanno tenuto per sé il server poteva scegliere fra poche mescolate.',
      excluded:
        'Il tuo numero non è in questa mescolata: è arrivato tardi o è stato lasciato fuori. Il server e gli altri giocatori, insieme, potevano sceglierla.',
      together:
        'Tutto torna: senza qualcuno seduto dopo di te il server non poteva scegliere questa mescolata.',
      watched: 'Tutto torna: la partita viene dal segreto che era fissato al tuo arrivo.',
      late: 'Tutto torna. Al tuo arrivo la partita era finita: che il segreto fosse fissato prima lo sa chi c’era.',
      broken: 'Qualcosa non torna.',
    },
    proofs: {
      bound: 'Il segreto è quello di cui qui si conosceva l’impronta prima di aggiungere il numero.',
      fixed: 'Il segreto è quello di cui qui si è vista l’impronta all’arrivo.',
      nonce: 'Il numero aggiunto da qui è fra quelli dei posti.',
      frozen: 'I numeri sigillati sono quelli che c’erano prima che il primo fosse rivelato.',
      opened: 'Ogni numero rivelato è quello che era sigillato.',
      seed: 'Il seme viene dal segreto e dai numeri delle persone al tavolo, e da nient’altro.',
      replay: 'Rigiocata qui dal seme, la partita registrata arriva alla stessa fine.',
      seen: 'Quello che il tavolo ha mostrato qui è quello che è registrato.',
    },
    failures: {
      bound: 'Il segreto non è quello di cui qui si conosceva l’impronta prima di aggiungere il numero.',
      fixed: 'Il segreto non è quello di cui qui si è vista l’impronta all’arrivo.',
      nonce: 'Il numero aggiunto da qui manca, benché il server l’avesse ricevuto.',
      frozen: 'I numeri sigillati non sono quelli che c’erano prima che il primo fosse rivelato.',
      opened: 'Un numero rivelato non è quello che era sigillato.',
      seed: 'Il seme non viene soltanto dal segreto e dai numeri delle persone al tavolo.',
      replay: 'La registrazione è guasta, o rigiocata qui non arriva alla stessa fine.',
      seen: 'Quello che il tavolo ha mostrato qui non è quello che è registrato.',
    },
    violations: violationTexts.it,
    contributions: {
      sealed: 'numero sigillato',
      revealed: 'numero rivelato',
      early: 'numero rivelato prima degli altri',
      withheld: 'numero non rivelato',
      none: 'nessun numero',
    },
    awaiting: (names) => `Si rivelano i numeri della mescolata: manca ${joinNames(names, 'e')}.`,
    withheld: (names) =>
      names.length === 1
        ? `${names[0]} non ha rivelato il suo numero: soltanto insieme al server poteva scegliere fra due mescolate.`
        : `${joinNames(names, 'e')} non hanno rivelato il loro numero: soltanto insieme al server potevano scegliere fra ${2 ** names.length} mescolate.`,
    alone:
      'Qui gioca una persona sola: né lei né il server possono scegliere la mescolata da soli, ma insieme potrebbero, e chi guarda non può saperlo.',
    nobody: 'Nessuno ha aggiunto un numero: il server da solo poteva scegliere questa mescolata.',
  },
  en: {
    verdicts: {
      nobody: 'It all adds up: nobody could choose this shuffle.',
      unrevealed:
        'It all adds up, but not every number was revealed: together with the seats that kept theirs back, the server could choose among a few shuffles.',
      excluded:
        'Your number is not in this shuffle: it came too late or was left out. The server and the other players together could choose it.',
      together:
        'It all adds up: without somebody who sat down after you the server could not choose this shuffle.',
      watched: 'It all adds up: the match was played from the secret that was fixed when you came.',
      late: 'It all adds up. You came after the end: that the secret was fixed before is known to those who were there.',
      broken: 'Something does not add up.',
    },
    proofs: {
      bound: 'The secret is the one whose fingerprint was known here before the number was added.',
      fixed: 'The secret is the one whose fingerprint was seen here on arrival.',
      nonce: 'The number that was added from here is among those of the seats.',
      frozen: 'The sealed numbers are those that were there before the first one was revealed.',
      opened: 'Every revealed number is the one that was sealed.',
      seed: 'The seed comes from the secret and the numbers of the people at the table, and from nothing else.',
      replay: 'Played again here from the seed, the recorded match comes to the same end.',
      seen: 'What the table showed here is what was recorded.',
    },
    failures: {
      bound: 'The secret is not the one whose fingerprint was known here before the number was added.',
      fixed: 'The secret is not the one whose fingerprint was seen here on arrival.',
      nonce: 'The number that was added from here is missing, although the server had received it.',
      frozen: 'The sealed numbers are not those that were there before the first one was revealed.',
      opened: 'A revealed number is not the one that was sealed.',
      seed: 'The seed does not come from the secret and the numbers of the people at the table alone.',
      replay: 'The record is damaged, or does not come to the same end when it is played again here.',
      seen: 'What the table showed here is not what was recorded.',
    },
    violations: violationTexts.en,
    contributions: {
      sealed: 'number sealed',
      revealed: 'number revealed',
      early: 'number revealed before the others',
      withheld: 'number not revealed',
      none: 'no number',
    },
    awaiting: (names) =>
      `The numbers for the shuffle are being revealed: waiting for ${joinNames(names, 'and')}.`,
    withheld: (names) =>
      names.length === 1
        ? `${names[0]} did not reveal a number, and only together with the server could choose between two shuffles.`
        : `${joinNames(names, 'and')} did not reveal their numbers, and only together with the server could choose among ${2 ** names.length} shuffles.`,
    alone:
      'One person plays here: neither that person nor the server can choose the shuffle alone, but together they could, and spectators cannot tell.',
    nobody: 'Nobody added a number: the server alone could choose this shuffle.',
  },
  pt: {
    verdicts: {
      nobody: 'Tudo confere: ninguém podia escolher este embaralhamento.',
      unrevealed:
        'Tudo confere, mas nem todos os números foram revelados: junto com os lugares que guardaram o seu, o servidor podia escolher entre poucos embaralhamentos.',
      excluded:
        'Seu número não está neste embaralhamento: chegou tarde ou ficou de fora. O servidor e os outros jogadores, juntos, podiam escolhê-lo.',
      together:
        'Tudo confere: sem alguém que se sentou depois de você o servidor não podia escolher este embaralhamento.',
      watched: 'Tudo confere: a partida vem do segredo que estava fixado quando você chegou.',
      late: 'Tudo confere. Você chegou depois do fim: que o segredo estava fixado antes, sabe quem lá estava.',
      broken: 'Algo não confere.',
    },
    proofs: {
      bound: 'O segredo é aquele cuja impressão era conhecida aqui antes de o número ser acrescentado.',
      fixed: 'O segredo é aquele cuja impressão foi vista aqui na chegada.',
      nonce: 'O número acrescentado daqui está entre os dos lugares.',
      frozen: 'Os números lacrados são os que havia antes de o primeiro ser revelado.',
      opened: 'Cada número revelado é o que estava lacrado.',
      seed: 'A semente vem do segredo e dos números das pessoas à mesa, e de mais nada.',
      replay: 'Jogada de novo aqui a partir da semente, a partida gravada chega ao mesmo fim.',
      seen: 'O que a mesa mostrou aqui é o que foi gravado.',
    },
    failures: {
      bound: 'O segredo não é aquele cuja impressão era conhecida aqui antes de o número ser acrescentado.',
      fixed: 'O segredo não é aquele cuja impressão foi vista aqui na chegada.',
      nonce: 'O número acrescentado daqui não está lá, embora o servidor o tivesse recebido.',
      frozen: 'Os números lacrados não são os que havia antes de o primeiro ser revelado.',
      opened: 'Um número revelado não é o que estava lacrado.',
      seed: 'A semente não vem só do segredo e dos números das pessoas à mesa.',
      replay: 'O registro está danificado, ou jogado de novo aqui não chega ao mesmo fim.',
      seen: 'O que a mesa mostrou aqui não é o que foi gravado.',
    },
    violations: violationTexts.pt,
    contributions: {
      sealed: 'número lacrado',
      revealed: 'número revelado',
      early: 'número revelado antes dos outros',
      withheld: 'número não revelado',
      none: 'nenhum número',
    },
    awaiting: (names) =>
      `Os números do embaralhamento estão sendo revelados: falta ${joinNames(names, 'e')}.`,
    withheld: (names) =>
      names.length === 1
        ? `${names[0]} não revelou o seu número e só junto com o servidor podia escolher entre dois embaralhamentos.`
        : `${joinNames(names, 'e')} não revelaram os seus números e só junto com o servidor podiam escolher entre ${2 ** names.length} embaralhamentos.`,
    alone:
      'Aqui joga uma pessoa só: nem ela nem o servidor podem escolher o embaralhamento sozinhos, mas juntos poderiam, e quem assiste não tem como saber.',
    nobody: 'Ninguém acrescentou um número: o servidor sozinho podia escolher este embaralhamento.',
  },
};
