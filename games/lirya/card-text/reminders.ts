/** Reminder texts: the meaning of each keyword and state in one sentence. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import type { KeywordName, StateName } from '../card-definition/index.ts';

type ReminderTexts<K extends string> = ByLanguage<{ readonly [word in K]: string }>;

/** N is the number; [a|b] is a for 1 and b otherwise. */
const keywords: ReminderTexts<KeywordName> = {
  it: {
    haste: 'Può attaccare nel turno in cui entra in gioco.',
    assault: 'Dalla prima linea attacca qualunque personaggio nemico, o l’avversario.',
    reach: 'Dalla prima linea attacca anche la seconda linea nemica.',
    siege: 'Dalla prima linea attacca anche le strutture.',
    guard: 'Può difendere anche dalla seconda linea.',
    mobility: 'Cambia linea senza spendere energia.',
    stealth: 'Non può essere attaccato finché non attacca o difende.',
    counter: 'Se viene attaccato e sopravvive, infligge N [danno|danni] all’attaccante.',
    pierce: 'I suoi attacchi ignorano N [punto|punti] di difesa.',
    'double attack': 'Può attaccare due volte per turno.',
    lifesteal: 'Recuperi tanti punti vita quanti sono i danni che infligge in combattimento.',
    reduction: 'Tutti i danni che subisce sono ridotti di N.',
    shield: 'Previene [il prossimo danno|i prossimi N danni], poi si consuma.',
    uncancellable: 'Non può essere annullato.',
    unattackable: 'Non può essere attaccato.',
    pure: 'I suoi danni in combattimento ignorano la difesa.',
    pacifist: 'Non attacca e non difende.',
  },
  en: {
    haste: 'May attack in the turn in which it enters play.',
    assault: 'From the front line it attacks any enemy character, or the opponent.',
    reach: 'From the front line it also attacks the enemy second line.',
    siege: 'From the front line it also attacks structures.',
    guard: 'May defend from the second line as well.',
    mobility: 'Changes lines without spending energy.',
    stealth: 'Cannot be attacked until it attacks or defends.',
    counter: 'If it is attacked and survives, it deals N damage to the attacker.',
    pierce: 'Its attacks ignore N defence.',
    'double attack': 'May attack twice per turn.',
    lifesteal: 'You recover life equal to the damage it deals in combat.',
    reduction: 'All damage it takes is reduced by N.',
    shield: 'Prevents the next N damage, and is used up.',
    uncancellable: 'Cannot be cancelled.',
    unattackable: 'Cannot be attacked.',
    pure: 'Its combat damage ignores defence.',
    pacifist: 'Neither attacks nor defends.',
  },
  pt: {
    haste: 'Pode atacar no turno em que entra em jogo.',
    assault: 'Da primeira linha ataca qualquer personagem inimigo, ou o oponente.',
    reach: 'Da primeira linha ataca também a segunda linha inimiga.',
    siege: 'Da primeira linha ataca também as estruturas.',
    guard: 'Pode defender também da segunda linha.',
    mobility: 'Muda de linha sem gastar energia.',
    stealth: 'Não pode ser atacado até atacar ou defender.',
    counter: 'Se for atacado e sobreviver, causa N [ponto|pontos] de dano ao atacante.',
    pierce: 'Seus ataques ignoram N [ponto|pontos] de defesa.',
    'double attack': 'Pode atacar duas vezes por turno.',
    lifesteal: 'Você recupera tantos pontos de vida quanto o dano que causa em combate.',
    reduction: 'Todo dano que sofre é reduzido em N.',
    shield: 'Previne [o próximo ponto|os próximos N pontos] de dano e se gasta.',
    uncancellable: 'Não pode ser anulado.',
    unattackable: 'Não pode ser atacado.',
    pure: 'Seu dano em combate ignora a defesa.',
    pacifist: 'Não ataca nem defende.',
  },
};

const states: ReminderTexts<StateName> = {
  it: {
    stunned: 'Non può attaccare.',
    poisoned: 'Subisce N [danno puro|danni puri] all’inizio di ogni suo turno.',
    paralysed: 'Non attacca, non difende, non si sposta e non usa abilità.',
    stealth: 'Ha Furtività: non può essere attaccato finché non attacca o difende.',
    immunity: 'Ciò che lo stato nomina non gli fa nulla.',
    cursed: 'Ha −N in attacco e in difesa.',
    blessed: 'Ha +N in attacco e in difesa.',
    regeneration: 'Recupera N [punto|punti] vita all’inizio di ogni suo turno.',
    vulnerable: 'Ogni volta che subisce danni, ne subisce N in più.',
    fortified: 'Ogni volta che subisce danni, ne subisce N in meno.',
    rooted: 'Non può cambiare linea.',
    silenced: 'Non ha abilità.',
  },
  en: {
    stunned: 'Cannot attack.',
    poisoned: 'Takes N pure damage at the start of each of its turns.',
    paralysed: 'Does not attack, defend, move or use abilities.',
    stealth: 'Has Stealth: it cannot be attacked until it attacks or defends.',
    immunity: 'What the state names does nothing to it.',
    cursed: 'Has −N attack and −N defence.',
    blessed: 'Has +N attack and +N defence.',
    regeneration: 'Recovers N health at the start of each of its turns.',
    vulnerable: 'Whenever it takes damage, it takes N more.',
    fortified: 'Whenever it takes damage, it takes N less.',
    rooted: 'Cannot change lines.',
    silenced: 'Has no abilities.',
  },
  pt: {
    stunned: 'Não pode atacar.',
    poisoned: 'Sofre N [ponto|pontos] de dano puro no início de cada turno seu.',
    paralysed: 'Não ataca, não defende, não se move e não usa habilidades.',
    stealth: 'Tem Furtividade: não pode ser atacado até atacar ou defender.',
    immunity: 'O que o estado nomeia não lhe faz nada.',
    cursed: 'Tem −N de ataque e de defesa.',
    blessed: 'Tem +N de ataque e de defesa.',
    regeneration: 'Recupera N [ponto|pontos] de vida no início de cada turno seu.',
    vulnerable: 'Sempre que sofre dano, sofre N a mais.',
    fortified: 'Sempre que sofre dano, sofre N a menos.',
    rooted: 'Não pode mudar de linha.',
    silenced: 'Não tem habilidades.',
  },
};

/** N stays where the number is not known. */
const numbered = (help: string, n: number | undefined): string =>
  help
    .replaceAll(/\[(.*?)\|(.*?)\]/g, (_, one: string, more: string) => (n === 1 ? one : more))
    .replaceAll(/\bN\b/g, (letter) => String(n ?? letter));

export const formatKeywordHelp = (language: Language, keyword: KeywordName, n: number | undefined): string =>
  numbered(keywords[language][keyword], n);

export const formatStateHelp = (language: Language, state: StateName, n: number | undefined): string =>
  numbered(states[language][state], n);
