import { type Adresse, addDays, addMonths } from '@espace-adherent/domain'
import { detailsFigurants } from '../figurants/index.ts'
import type { PersonneDemo } from '../types.ts'
import { monaco, rue } from './adresses.ts'

/** What the insurer knows of somebody besides who they are. */
type Details = {
  adresse: Adresse
  organisme: string
  nomPatronymique?: string
  telephone?: string
  rangGemellaire?: number
  codeSituationFamiliale?: string
  codeRegime?: string
  employeur?: string
  /** A pregnancy is told: its sixth month began so many days ago. */
  maternite?: { ilYA: number }
  /** Why the Assurance maladie sends nothing; without a reason, it does. */
  refus?: string
}

const martin = rue(['24 bis', 'RUE', 'Duquesne'], ['69006', 'Lyon'], {
  pointRemiseCourrier: 'Appartement 12, 3e étage',
})

const CPAM_RHONE = 'CPAM du Rhône'
const CPAM_BOUCHES = 'CPAM des Bouches-du-Rhône'

/** By the name that a person has in the demonstration. Telephones ring nowhere (ARCEP's for fiction). */
const details: Record<string, Details> = {
  camille: {
    adresse: martin,
    organisme: CPAM_RHONE,
    nomPatronymique: 'Lambert',
    codeSituationFamiliale: 'MAR',
    codeRegime: '01',
    employeur: 'Hospices civils de Lyon',
    telephone: '+33639980145',
  },
  julien: {
    adresse: martin,
    organisme: CPAM_RHONE,
    codeSituationFamiliale: 'MAR',
    codeRegime: '01',
    telephone: '+33639980146',
  },
  lea: {
    adresse: martin,
    organisme: CPAM_RHONE,
    refus:
      'Une autre complémentaire santé reçoit déjà les décomptes de cette personne\u00a0: demandez-lui d’y mettre fin.',
  },
  hugo: {
    adresse: rue(['7', 'QUAI', 'de la Graille'], ['38000', 'Grenoble'], {
      complementGeographique: 'Les Jardins de l’Isère, bâtiment B',
    }),
    organisme: 'CPAM de l’Isère',
    codeSituationFamiliale: 'CEL',
    codeRegime: '01',
    telephone: '+33639984567',
  },
  jeanne: {
    adresse: rue(['112', 'BD', 'Baille'], ['13005', 'Marseille'], { lieuDit: 'La Conception' }),
    organisme: CPAM_BOUCHES,
    nomPatronymique: 'Vidal',
  },
  radie: {
    adresse: rue(['3', 'COURS', 'Pasteur'], ['33000', 'Bordeaux']),
    organisme: 'CPAM de la Gironde',
  },
  nora: {
    adresse: rue(['14', 'RUE', 'Crébillon'], ['44000', 'Nantes']),
    organisme: 'CPAM de Loire-Atlantique',
    codeRegime: '01',
  },
  invitee: {
    adresse: rue(['58', 'RUE', 'Judaïque'], ['33000', 'Bordeaux']),
    organisme: 'CPAM de la Gironde',
    nomPatronymique: 'Castagnet',
    telephone: '+33639980275',
  },
  20450017: { adresse: rue(['41', 'AV', 'Félix Faure'], ['69003', 'Lyon']), organisme: CPAM_RHONE },
  20450018: {
    adresse: rue(['9', 'RUE', 'Napoléon'], ['20200', 'Bastia'], {
      complementGeographique: 'Citadelle, escalier C',
    }),
    organisme: 'CPAM de la Haute-Corse',
  },
  20450019: {
    adresse: rue(['', '', 'Route des Sanguinaires'], ['20000', 'Ajaccio'], {
      lieuDit: 'Barbicaja',
    }),
    organisme: 'CPAM de la Corse-du-Sud',
  },
  20450020: {
    adresse: rue(['18', 'RUE', 'Gabriel Péri'], ['93200', 'Saint-Denis']),
    organisme: 'CPAM de la Seine-Saint-Denis',
    // Her twin brother was born first.
    rangGemellaire: 2,
  },
  20450021: {
    adresse: monaco('12 avenue de la Costa', 'Le Mirabeau, bloc A'),
    organisme: 'Caisse de compensation des services sociaux de Monaco',
    refus: 'Votre régime n’échange pas encore de décomptes avec nous.',
  },
  20450022: {
    adresse: rue(['5 ter', 'RUE', 'de la Monnaie'], ['35000', 'Rennes']),
    organisme: 'CPAM d’Ille-et-Vilaine',
  },
  20450023: {
    adresse: rue(['11', 'QUAI', 'Lamennais'], ['35000', 'Rennes']),
    organisme: 'CPAM d’Ille-et-Vilaine',
    telephone: '+33639980276',
  },
  nadia: {
    adresse: rue(['201', 'AV', 'du Prado'], ['13008', 'Marseille']),
    organisme: CPAM_BOUCHES,
    nomPatronymique: 'Belkacem',
    maternite: { ilYA: 20 },
  },
  luc: {
    adresse: rue(['201', 'AV', 'du Prado'], ['13008', 'Marseille']),
    organisme: CPAM_BOUCHES,
    refus: 'Vous avez demandé à l’Assurance maladie de ne rien transmettre.',
  },
  samira: {
    adresse: rue(['6', 'PL', 'Sadi Carnot'], ['13002', 'Marseille']),
    // Her firm is in Strasbourg: its local regime is hers, and the caisse that of where she lives.
    organisme: CPAM_BOUCHES,
    codeRegime: '01A',
  },
  ...detailsFigurants,
  theo: { adresse: rue(['77', 'RUE', 'Paradis'], ['13006', 'Marseille']), organisme: CPAM_BOUCHES },
}

/** What the demonstration keeps apart from who somebody is. */
export function detailsDe({ cle, codeCivilite }: PersonneDemo, aujourdhui: string) {
  const found = details[cle]
  if (!found) throw new Error(`The demonstration says nothing more of « ${cle} »`)
  const { telephone = null, refus, maternite, ...reste } = found
  const sixiemeMois = maternite && addDays(aujourdhui, -maternite.ilYA)
  return {
    ...reste,
    sexe: codeCivilite === 'M' ? ('M' as const) : ('F' as const),
    telephone,
    isTeletransmission: refus === undefined,
    motifRefusTeletransmission: refus ?? null,
    materniteDu: sixiemeMois ?? null,
    // Four months more, and twelve days.
    materniteAu: sixiemeMois ? addDays(addMonths(sixiemeMois, 4), 12) : null,
  }
}

export const regimeDe = (cle: string): string | null => details[cle]?.codeRegime ?? null
