import { liensBeneficiaire } from '../beneficiaires/liens.ts'
import { libellesMotifRadiation } from '../beneficiaires/radiation.ts'

/** Something that a rule may depend on, and that the act's form asks. */
export type Circonstance = {
  champ: string
  libelle: string
  valeurs: Readonly<Record<string, string>>
}

type Connues = {
  circonstances: readonly Circonstance[]
  /** What `RADEVT` means for that act; null: nothing, and a rule based on it allows no date. */
  dateMotif: string | null
}

const liens = Object.fromEntries(liensBeneficiaire.map((lien) => [lien, lien]))
const sens = { hausse: 'Vers un niveau plus cher', baisse: 'Vers un niveau moins cher' }

const parActe: Partial<Record<string, Connues>> = {
  radiationAssuresActeGestion: {
    circonstances: [
      { champ: 'motif', libelle: 'Raison du départ', valeurs: libellesMotifRadiation },
    ],
    dateMotif: 'Date de l’événement',
  },
  inscriptionBeneficiaireActeGestion: {
    circonstances: [{ champ: 'lien', libelle: 'Lien avec l’adhérent', valeurs: liens }],
    dateMotif: 'Date de naissance',
  },
  garantiesActeGestion: {
    circonstances: [{ champ: 'sens', libelle: 'Changement de niveau', valeurs: sens }],
    dateMotif: null,
  },
}

const aucune: Connues = { circonstances: [], dateMotif: null }

export const circonstancesRegle = (acte: string): Connues => parActe[acte] ?? aucune

/** Every combination of the circumstances; one, empty, where nothing is asked. */
export const combinaisonsDe = (
  circonstances: readonly Circonstance[],
): Readonly<Record<string, string>>[] =>
  circonstances.reduce<Record<string, string>[]>(
    (avant, { champ, valeurs }) =>
      avant.flatMap((faits) =>
        Object.keys(valeurs).map((valeur) => ({ ...faits, [champ]: valeur })),
      ),
    [{}],
  )
