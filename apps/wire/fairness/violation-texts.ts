/** The sentences about servers that break the protocol of fair seeds. They are separate because the lobby needs no others. */
import type { ByLanguage } from '@ludoteca/kit';
import type { FairnessViolation } from './fairness-violations.ts';

export type ViolationTexts = { readonly [V in FairnessViolation]: string };

export const violationTexts: ByLanguage<ViolationTexts> = {
  it: {
    'invalid table': 'Il server ha mandato un tavolo che non si può controllare: non giocare qui.',
    'secret replaced':
      'Il server ha cambiato il segreto che aveva fissato, e potrebbe scegliere la mescolata: non giocare qui.',
    'own commitment replaced': 'Il server ha scambiato il numero sigillato del tuo posto: non giocare qui.',
    'computer contributes':
      'Il server aggiunge numeri per i giocatori automatici, e potrebbe scegliere la mescolata: non giocare qui.',
    'commitments changed':
      'Il server ha cambiato i numeri sigillati dopo averli dati per definitivi: non giocare qui.',
    'wrong nonce published':
      'Il server mostra un numero che non è quello sigillato da quel posto: non giocare qui.',
    'nonce dropped': 'Il server ha lasciato fuori un numero già rivelato: non giocare qui.',
    'opened again':
      'Il server conosce già il tuo numero e ti fa sedere di nuovo, così potrebbe provare altre mescolate: non giocare qui.',
  },
  en: {
    'invalid table': 'The server sent a table that cannot be checked: do not play here.',
    'secret replaced':
      'The server has replaced the secret that it had fixed, and could be choosing the shuffle: do not play here.',
    'own commitment replaced': 'The server has replaced the sealed number of your seat: do not play here.',
    'computer contributes':
      'The server adds numbers for computer players, and could be choosing the shuffle: do not play here.',
    'commitments changed':
      'The server has changed the sealed numbers after calling them final: do not play here.',
    'wrong nonce published':
      'The server shows a number that is not the one sealed by that seat: do not play here.',
    'nonce dropped': 'The server has left out a number that was already revealed: do not play here.',
    'opened again':
      'The server already knows your number and makes you sit down again, so it could be trying shuffles: do not play here.',
  },
  pt: {
    'invalid table': 'O servidor mandou uma mesa que não pode ser conferida: não jogue aqui.',
    'secret replaced':
      'O servidor trocou o segredo que tinha fixado e poderia estar escolhendo o embaralhamento: não jogue aqui.',
    'own commitment replaced': 'O servidor trocou o número lacrado do seu lugar: não jogue aqui.',
    'computer contributes':
      'O servidor acrescenta números para os jogadores automáticos e poderia estar escolhendo o embaralhamento: não jogue aqui.',
    'commitments changed':
      'O servidor mudou os números lacrados depois de dá-los por definitivos: não jogue aqui.',
    'wrong nonce published':
      'O servidor mostra um número que não é o lacrado por aquele lugar: não jogue aqui.',
    'nonce dropped': 'O servidor deixou de fora um número já revelado: não jogue aqui.',
    'opened again':
      'O servidor já conhece o seu número e faz você se sentar de novo, e assim poderia experimentar embaralhamentos: não jogue aqui.',
  },
};
