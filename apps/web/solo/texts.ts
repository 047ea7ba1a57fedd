/** The texts of drafts and campaigns. */
import type { ByLanguage } from '@ludoteca/kit';

interface SoloTexts {
  readonly advised: string;
  readonly restart: string;
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly goOn: string;
  /** Leaves a match that can be continued. */
  readonly leave: string;
  readonly restored: string;
  readonly lost: string;
}

export const SOLO_TEXTS: ByLanguage<SoloTexts> = {
  en: {
    advised: 'advised',
    restart: 'Start over',
    sure: 'All progress of this mode will be lost. Start over?',
    yes: 'Yes, start over',
    no: 'No',
    goOn: 'Go on',
    leave: 'Leave for now',
    restored: 'The saved progress was damaged: an earlier version is used.',
    lost: 'The saved progress was damaged, and no earlier version is intact: it starts over.',
  },
  it: {
    advised: 'consigliata',
    restart: 'Ricomincia da capo',
    sure: 'Tutti i progressi di questa modalità andranno persi. Ricominciare?',
    yes: 'Sì, ricomincia',
    no: 'No',
    goOn: 'Continua',
    leave: 'Esci per ora',
    restored: 'I progressi salvati erano danneggiati: si usa una versione precedente.',
    lost: 'I progressi salvati erano danneggiati e nessuna versione precedente è integra: si ricomincia.',
  },
  pt: {
    advised: 'aconselhada',
    restart: 'Recomeçar do início',
    sure: 'Todo o progresso deste modo será perdido. Recomeçar?',
    yes: 'Sim, recomeçar',
    no: 'Não',
    goOn: 'Continuar',
    leave: 'Sair por enquanto',
    restored: 'O progresso salvo estava danificado: uma versão anterior é usada.',
    lost: 'O progresso salvo estava danificado e nenhuma versão anterior está intacta: ele recomeça.',
  },
};
