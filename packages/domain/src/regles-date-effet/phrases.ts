import { formatDate, isDateCalendaire } from '../calendrier/date.ts'
import type { Borne, Condition, Contrainte, RegleDateEffet } from '../calendrier/date-effet.ts'
import type { DateReference } from '../calendrier/date-reference.ts'
import { denombre } from '../texte/grammaire.ts'
import type { Circonstance } from './circonstances.ts'

/** A bound, as a sentence begins. */
export const libellesBorne: Record<Borne, string> = {
  '>=': 'au plus tôt',
  '>': 'après',
  '=': 'exactement',
  '<=': 'au plus tard',
  '<': 'avant',
}

type Complement = 'date' | 'jour' | 'jourMois'

/** What a reference needs besides itself, if anything. */
export const complementDe = (reference: DateReference): Complement | null => {
  switch (reference) {
    case 'FIXE':
      return 'date'
    case 'XMOIS':
    case 'XMOISC':
    case 'XMOISS':
      return 'jour'
    case 'XYAN':
    case 'XYPAN':
      return 'jourMois'
    default:
      return null
  }
}

function referenceEnMots(reference: DateReference, relative: string | null): string {
  const x = relative ?? '…'
  switch (reference) {
    case 'CDEB':
      return 'le début du contrat'
    case 'CFIN':
      return 'la fin du contrat'
    case 'AUJ':
      return 'le jour de la demande'
    case 'RADEVT':
      return 'la date de l’événement'
    case 'CANN':
      return 'le prochain anniversaire du contrat'
    case 'FIXE':
      return `le ${isDateCalendaire(x) ? formatDate(x) : x}`
    case 'UNAN':
      return 'le prochain 1er\u00a0janvier'
    case 'UNMOIS':
      return 'le 1er du mois en cours'
    case 'XMOIS':
      return `le prochain ${x} d’un mois`
    case 'XMOISC':
      return `le ${x} du mois en cours`
    case 'XMOISS':
      return `le ${x} du mois suivant`
    case 'XYAN':
      return `le ${x} de l’année en cours`
    case 'XYPAN':
      return `le prochain ${x}`
  }
}

const ecart = (nombre: number, un: string, plusieurs: string) =>
  nombre === 0
    ? []
    : [`${nombre > 0 ? 'plus' : 'moins'} ${denombre(Math.abs(nombre), un, plusieurs)}`]

/** « au plus tôt le 1er du mois en cours, plus 1 mois ». */
export function contrainteEnMots({ detail }: Contrainte): string {
  return [
    `${libellesBorne[detail.borne]} ${referenceEnMots(detail.dateReference, detail.dateRelative)}`,
    ...ecart(detail.modificateurAnnee, 'an', 'ans'),
    ...ecart(detail.modificateurMois, 'mois', 'mois'),
    ...ecart(detail.modificateurJour, 'jour', 'jours'),
  ].join(', ')
}

/** A rule as it is read: one line for each range. */
export const direPlages = (regle: RegleDateEffet | null): string =>
  (regle?.plages ?? [])
    .map(({ libelle, contraintes }) =>
      [libelle, contraintes.map(contrainteEnMots).join('\u00a0; ')].filter(Boolean).join(' — '),
    )
    .join('\n')

/** « Raison du départ : Un décès ou Une séparation ». */
export function conditionEnMots(
  { champ, valeurs }: Condition,
  circonstances: readonly Circonstance[],
): string {
  const connue = circonstances.find((une) => une.champ === champ)
  const noms = valeurs.map((valeur) => `«\u00a0${connue?.valeurs[valeur] ?? valeur}\u00a0»`)
  return `${connue?.libelle ?? champ}\u00a0: ${noms.join(' ou ')}`
}
