/** Sentences for lint faults in every language. */
import {
  type ByLanguage,
  type ReasonFacts,
  type Language,
  type ReasonTexts,
  formatReason,
} from '@ludoteca/kit';
import type { Reason } from '@ludoteca/kernel';
import type { LintReason } from './lint-context.ts';

type LintTexts = ReasonTexts<LintReason>;

const joinList = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '');

const it: LintTexts = {
  'not plain': () => 'il file non contiene dati JSON.',
  'not fields': () => 'servono campi con i loro valori.',
  'unknown field': ({ known }) => `campo sconosciuto; ci sono ${joinList(known)}.`,
  'missing field': () => 'manca.',
  'not text': () => 'serve un testo.',
  'text length': ({ longest }) => `serve un testo da 1 a ${longest} caratteri.`,
  'straight apostrophe': () => 'usa l’apostrofo tipografico ’.',
  'not whole': ({ min, max }) => `serve un intero da ${min} a ${max}.`,
  'not one of': ({ among }) => `serve uno fra ${joinList(among)}.`,
  'not a list': () => 'serve un elenco.',
  'list length': ({ min, max }) => `servono da ${min} a ${max} elementi.`,
  'no such kind': ({ among }) => `non è fra ${joinList(among)}.`,
  'not yes': () => 'vale solo true; altrimenti si toglie.',
  'not a flag': () => 'serve true o false.',
  format: () => 'la forma del file è 1.',
  'set id': () => 'serve un nome fatto di minuscole, cifre e trattini.',
  'set taken': () => 'una serie con questo nome c’è già.',
  'plug-in': ({ plugin, version }) =>
    version === undefined
      ? `il plug-in ${plugin} non è fra quelli che la serie richiede.`
      : `serve un’altra versione del plug-in ${plugin}, o il plug-in manca.`,
  'card id': () => 'serve un nome di al più 40 minuscole, cifre e trattini.',
  'card twice': () => 'la carta è già in questa serie.',
  'card taken': () => 'la carta è già in un’altra serie.',
  'token cost': () => 'una pedina costa 0.',
  'keyword number': ({ needed }) =>
    needed === true ? 'questa parola chiave vuole un numero.' : 'questa parola chiave non vuole numeri.',
  'keyword twice': () => 'la parola chiave c’è già.',
  'spell keyword': () => 'su un incantesimo ha senso solo uncancellable.',
  'no such card': ({ id }) => `non esiste una carta ${id}.`,
  'no token': () => 'la carta deve essere una pedina.',
  'token type': ({ type }) => `la pedina deve essere di tipo ${type}.`,
  'first level': () => 'il primo livello non ha un costo suo: vale quello della carta.',
  'fewer points': () => 'un livello non ha meno punti di quello prima.',
  'no cost': () => 'un’abilità che si usa ha un costo o un limite.',
  'cost twice': () => 'ogni tipo di costo sta una volta sola.',
  'cost last': () => 'ciò che toglie la fonte dal gioco viene per ultimo.',
  'card cost': () =>
    'una carta che si gioca non è ancora in gioco: paga con energia, scarti, sacrifici o vita.',
  'no such target': ({ most }) => `i bersagli dichiarati sono ${most}, contati da 0.`,
  'no choice': () => 'qui nessuno sceglie: si sceglie soltanto a chi un effetto accade.',
  'not in play': () => 'si può chiedere soltanto di carte in gioco.',
  'no bearer': () => 'solo un equipaggiamento ha chi lo porta.',
  'no source': () => 'un incantesimo non resta in gioco: non ha una fonte.',
  'no trigger': () => 'qui nulla è accaduto: vale solo nelle abilità innescate e sostitutive.',
  'no loop': () => 'vale solo dentro «for each».',
  'nothing paid': () => 'nessuna carta è stata pagata come costo.',
  chance: () => 'il caso si decide solo nella condizione di un effetto «if».',
  'no such ability': () => 'non è fra le abilità in extras.',
  'static gift': () => 'un’abilità statica non può dare questo.',
  'trigger detail': () => 'questo dettaglio non va con questo evento.',
  immunity: () => 'lo stato immunity dice contro che cosa, gli altri no.',
  pierce: () => 'vale solo per danni di tipo pierce.',
  'from hand': () => 'dalla mano si usa scartando la carta stessa («discard source»), e solo così.',
  replacement: () => 'i danni si prevengono o si deviano, alla morte si sopravvive.',
  'no player': () => 'qui serve un giocatore.',
  'no card': () => 'qui serve una carta, non un giocatore.',
  'wrong gift': ({ player }) =>
    player === true ? 'a un giocatore non si può dare questo.' : 'a una carta non si può dare questo.',
  'hidden cards': () => 'le carte in mano e nel mazzo si contano, ma non si guardano.',
  range: () => 'servono limiti, e il minore prima.',
  'by level': () => 'solo una struttura ha livelli.',
  'never counted': ({ word }) => `la carta non mette mai segnalini ${word}.`,
  'never remembered': ({ word }) => `la carta non ricorda mai nulla come ${word}.`,
};

const en: LintTexts = {
  'not plain': () => 'the file does not hold JSON data.',
  'not fields': () => 'fields with their values are needed.',
  'unknown field': ({ known }) => `no such field; there are ${joinList(known)}.`,
  'missing field': () => 'missing.',
  'not text': () => 'must be a text.',
  'text length': ({ longest }) => `must be a text of 1 to ${longest} characters.`,
  'straight apostrophe': () => 'use the typographic apostrophe ’.',
  'not whole': ({ min, max }) => `must be a whole number from ${min} to ${max}.`,
  'not one of': ({ among }) => `must be one of ${joinList(among)}.`,
  'not a list': () => 'must be a list.',
  'list length': ({ min, max }) => `must have ${min} to ${max} elements.`,
  'no such kind': ({ among }) => `is none of ${joinList(among)}.`,
  'not yes': () => 'may only be true; else leave it out.',
  'not a flag': () => 'must be true or false.',
  format: () => 'the form of the file is 1.',
  'set id': () => 'must be a name of small letters, digits and hyphens.',
  'set taken': () => 'there is a set of this name already.',
  'plug-in': ({ plugin, version }) =>
    version === undefined
      ? `the plug-in ${plugin} is not among those that the set needs.`
      : `another version of the plug-in ${plugin} is needed, or it is missing.`,
  'card id': () => 'must be a name of at most 40 small letters, digits and hyphens.',
  'card twice': () => 'the card is in this set already.',
  'card taken': () => 'the card is in another set already.',
  'token cost': () => 'a token costs 0.',
  'keyword number': ({ needed }) =>
    needed === true ? 'this keyword needs a number.' : 'this keyword takes no number.',
  'keyword twice': () => 'the keyword is there already.',
  'spell keyword': () => 'on a spell only uncancellable means anything.',
  'no such card': ({ id }) => `there is no card ${id}.`,
  'no token': () => 'the card must be a token.',
  'token type': ({ type }) => `the token must be of type ${type}.`,
  'first level': () => 'the first level has no cost of its own: the card’s counts.',
  'fewer points': () => 'a level has no fewer points than the one before.',
  'no cost': () => 'an ability that is used has a cost or a limit.',
  'cost twice': () => 'each kind of cost is there once.',
  'cost last': () => 'what takes the source out of play comes last.',
  'card cost': () =>
    'a card that is played is not yet in play: it pays with energy, discards, sacrifices or life.',
  'no such target': ({ most }) => `there are ${most} targets, counted from 0.`,
  'no choice': () => 'nobody chooses here: only whom an effect happens to is chosen.',
  'not in play': () => 'this can be asked of cards in play only.',
  'no bearer': () => 'only equipment has a bearer.',
  'no source': () => 'a spell does not stay in play: it has no source.',
  'no trigger': () => 'nothing has happened here: only triggered abilities and replacements have it.',
  'no loop': () => 'means something only within “for each”.',
  'nothing paid': () => 'no card was paid as a cost.',
  chance: () => 'lots are drawn only in the condition of an “if” effect.',
  'no such ability': () => 'is none of the abilities in extras.',
  'static gift': () => 'a static ability cannot give this.',
  'trigger detail': () => 'this detail does not go with this event.',
  immunity: () => 'the state immunity says against what, others do not.',
  pierce: () => 'goes only with damage of kind pierce.',
  'from hand': () =>
    'from the hand one uses it by discarding the card itself (“discard source”), and only so.',
  replacement: () => 'damage is prevented or redirected, death is survived.',
  'no player': () => 'a player is needed here.',
  'no card': () => 'a card is needed here, not a player.',
  'wrong gift': ({ player }) =>
    player === true ? 'a player cannot be given this.' : 'a card cannot be given this.',
  'hidden cards': () => 'cards in hands and decks are counted, not looked at.',
  range: () => 'ends are needed, the lesser first.',
  'by level': () => 'only a structure has levels.',
  'never counted': ({ word }) => `the card never puts ${word} counters.`,
  'never remembered': ({ word }) => `the card never remembers anything as ${word}.`,
};

const pt: LintTexts = {
  'not plain': () => 'o arquivo não contém dados JSON.',
  'not fields': () => 'são precisos campos com seus valores.',
  'unknown field': ({ known }) => `campo desconhecido; existem ${joinList(known)}.`,
  'missing field': () => 'falta.',
  'not text': () => 'deve ser um texto.',
  'text length': ({ longest }) => `deve ser um texto de 1 a ${longest} caracteres.`,
  'straight apostrophe': () => 'use o apóstrofo tipográfico ’.',
  'not whole': ({ min, max }) => `deve ser um inteiro de ${min} a ${max}.`,
  'not one of': ({ among }) => `deve ser um de ${joinList(among)}.`,
  'not a list': () => 'deve ser uma lista.',
  'list length': ({ min, max }) => `deve ter de ${min} a ${max} elementos.`,
  'no such kind': ({ among }) => `não está entre ${joinList(among)}.`,
  'not yes': () => 'só pode ser true; senão, retire.',
  'not a flag': () => 'deve ser true ou false.',
  format: () => 'a forma do arquivo é 1.',
  'set id': () => 'deve ser um nome de minúsculas, dígitos e hifens.',
  'set taken': () => 'já existe uma coleção com este nome.',
  'plug-in': ({ plugin, version }) =>
    version === undefined
      ? `o plug-in ${plugin} não está entre os que a coleção exige.`
      : `é preciso outra versão do plug-in ${plugin}, ou ele falta.`,
  'card id': () => 'deve ser um nome de no máximo 40 minúsculas, dígitos e hifens.',
  'card twice': () => 'a carta já está nesta coleção.',
  'card taken': () => 'a carta já está em outra coleção.',
  'token cost': () => 'uma ficha custa 0.',
  'keyword number': ({ needed }) =>
    needed === true ? 'esta palavra-chave pede um número.' : 'esta palavra-chave não pede número.',
  'keyword twice': () => 'a palavra-chave já está lá.',
  'spell keyword': () => 'em um feitiço só uncancellable faz sentido.',
  'no such card': ({ id }) => `não existe a carta ${id}.`,
  'no token': () => 'a carta deve ser uma ficha.',
  'token type': ({ type }) => `a ficha deve ser do tipo ${type}.`,
  'first level': () => 'o primeiro nível não tem custo próprio: vale o da carta.',
  'fewer points': () => 'um nível não tem menos pontos que o anterior.',
  'no cost': () => 'uma habilidade que se usa tem um custo ou um limite.',
  'cost twice': () => 'cada tipo de custo aparece uma vez só.',
  'cost last': () => 'o que tira a fonte de jogo vem por último.',
  'card cost': () =>
    'uma carta que se joga ainda não está em jogo: paga com energia, descartes, sacrifícios ou vida.',
  'no such target': ({ most }) => `há ${most} alvos, contados de 0.`,
  'no choice': () => 'aqui ninguém escolhe: só se escolhe a quem um efeito acontece.',
  'not in play': () => 'isto só se pode perguntar de cartas em jogo.',
  'no bearer': () => 'só um equipamento tem portador.',
  'no source': () => 'um feitiço não fica em jogo: não tem fonte.',
  'no trigger': () => 'aqui nada aconteceu: só vale em habilidades desencadeadas e de substituição.',
  'no loop': () => 'só vale dentro de “for each”.',
  'nothing paid': () => 'nenhuma carta foi paga como custo.',
  chance: () => 'a sorte só se decide na condição de um efeito “if”.',
  'no such ability': () => 'não está entre as habilidades em extras.',
  'static gift': () => 'uma habilidade estática não pode dar isto.',
  'trigger detail': () => 'este detalhe não combina com este evento.',
  immunity: () => 'o estado immunity diz contra o quê; os outros, não.',
  pierce: () => 'só vale para dano do tipo pierce.',
  'from hand': () => 'da mão se usa descartando a própria carta (“discard source”), e só assim.',
  replacement: () => 'o dano se previne ou se desvia; à morte se sobrevive.',
  'no player': () => 'aqui é preciso um jogador.',
  'no card': () => 'aqui é preciso uma carta, não um jogador.',
  'wrong gift': ({ player }) =>
    player === true ? 'não se pode dar isto a um jogador.' : 'não se pode dar isto a uma carta.',
  'hidden cards': () => 'as cartas na mão e no baralho se contam, mas não se olham.',
  range: () => 'são precisos limites, o menor antes.',
  'by level': () => 'só uma estrutura tem níveis.',
  'never counted': ({ word }) => `a carta nunca põe marcadores ${word}.`,
  'never remembered': ({ word }) => `a carta nunca lembra nada como ${word}.`,
};

const lintTexts: ByLanguage<LintTexts> = { it, en, pt };

/** `ash-urchin, abilities[0].limit: must be …`. */
export function formatLintFault(language: Language, reason: Reason): string {
  const { card, field } = (reason.facts ?? {}) as ReasonFacts;
  const where = [card, field].filter((part) => typeof part === 'string' && part !== '').join(', ');
  const what = formatReason(language, lintTexts[language], reason);
  return where === '' ? what : `${where}: ${what}`;
}
