import { addMonths } from '../calendrier/calcul.ts'
import { type DateCalendaire, isDateCalendaire } from '../calendrier/date.ts'
import { type Contrainte, type RegleDateEffet, resolvePlages } from '../calendrier/date-effet.ts'
import { plagesPossibles } from '../calendrier/date-effet-choix.ts'
import {
  type ContexteDateEffet,
  libellesDateReference,
  resolveDateReference,
} from '../calendrier/date-reference.ts'
import type { Circonstance } from './circonstances.ts'
import { combinaisonsDe } from './circonstances.ts'
import { contradictionDe } from './expliquer.ts'
import { complementDe, conditionEnMots, contrainteEnMots } from './phrases.ts'

type Connues = { circonstances: readonly Circonstance[]; dateMotif: string | null }

/** What is wrong with a rule, by its place: `plages.0`, `plages.0.contraintes.1`, `regle`. */
export type FautesRegle = Readonly<Record<string, string>>

/**
 * Tries a rule on the days of the coming year, on contracts with and without an end. A range that
 * never allows a date, or circumstances left without one, are mistakes.
 */
export function controlerRegle(
  regle: RegleDateEffet,
  connues: Connues,
  aujourdhui: DateCalendaire,
): FautesRegle {
  const fautes: Record<string, string> = {}
  regle.plages.forEach((plage, p) => {
    plage.contraintes.forEach((contrainte, c) => {
      const faute = fauteDe(contrainte, connues)
      if (faute) fautes[`plages.${p}.contraintes.${c}`] = faute
    })
    const inconnue = [...(plage.quand ?? []), ...plage.contraintes.flatMap((c) => c.conditions)]
      .map(({ champ, valeurs }) => ({ champ, valeurs }))
      .find((condition) => !isConnue(condition, connues))
    if (inconnue)
      fautes[`plages.${p}`] = `«\u00a0${inconnue.champ}\u00a0» n’est pas demandé par cet acte`
  })
  if (Object.keys(fautes).length > 0) return fautes

  const contextes = contextesDe(aujourdhui, connues.dateMotif !== null)
  const combinaisons = combinaisonsDe(connues.circonstances)
  regle.plages.forEach((plage, p) => {
    const seule = { plages: [plage] }
    const isUtile = combinaisons.some((faits) => isPossible(seule, contextes, faits))
    if (!isUtile) fautes[`plages.${p}`] = pourquoiVide(plage.contraintes, contextes)
  })
  if (Object.keys(fautes).length > 0) return fautes

  const laissee = combinaisons.find((faits) => !isPossible(regle, contextes, faits))
  if (laissee) {
    const cas = Object.entries(laissee).map(([champ, valeur]) =>
      conditionEnMots({ champ, valeurs: [valeur] }, connues.circonstances),
    )
    fautes.regle = `Aucune date n’est possible quand ${cas.join(', ')}`
  }
  return fautes
}

const isConnue = (
  { champ, valeurs }: { champ: string; valeurs: readonly string[] },
  { circonstances }: Connues,
) =>
  valeurs.length > 0 &&
  circonstances.some(
    (une) => une.champ === champ && valeurs.every((valeur) => Object.hasOwn(une.valeurs, valeur)),
  )

/** Faults that no day changes. */
function fauteDe({ detail }: Contrainte, { dateMotif }: Connues): string | null {
  const { dateReference, dateRelative } = detail
  if (dateReference === 'RADEVT' && dateMotif === null)
    return `Cet acte ne demande pas de date d’événement\u00a0: «\u00a0${libellesDateReference.RADEVT}\u00a0» ne peut pas servir ici`
  switch (complementDe(dateReference)) {
    case 'date':
      return dateRelative !== null && isDateCalendaire(dateRelative)
        ? null
        : 'Indiquez une date qui existe, JJ/MM/AAAA'
    case 'jour':
      return isReconnue(detail) ? null : 'Indiquez un jour du mois, de 1 à 31'
    case 'jourMois':
      return isReconnue(detail) ? null : 'Indiquez un jour et un mois, JJ/MM'
    default:
      return null
  }
}

const unJour: ContexteDateEffet = {
  aujourdhui: '2026-01-15',
  contrat: { dateDebut: '2020-01-01', dateFin: null },
}
const isReconnue = ({ dateReference, dateRelative }: Contrainte['detail']) =>
  resolveDateReference(dateReference, dateRelative, unJour) !== null

/**
 * The first and the middle of each month of a year, for a contract without end and one that ends.
 */
function contextesDe(aujourdhui: DateCalendaire, hasMotif: boolean): ContexteDateEffet[] {
  const jours = Array.from({ length: 12 }, (_, mois) => addMonths(aujourdhui, mois)).flatMap(
    (jour) => [`${jour.slice(0, 8)}01`, `${jour.slice(0, 8)}15`, jour],
  )
  return jours.flatMap((jour) =>
    [null, addMonths(jour, 18)].flatMap((dateFin) =>
      (hasMotif ? [-2, 0, 2] : [null]).map((mois) => ({
        aujourdhui: jour,
        contrat: { dateDebut: addMonths(jour, -30), dateFin },
        dateMotifRadiation: mois === null ? null : addMonths(jour, mois),
      })),
    ),
  )
}

const isPossible = (
  regle: RegleDateEffet,
  contextes: readonly ContexteDateEffet[],
  faits: Readonly<Record<string, string>>,
) => contextes.some((contexte) => plagesPossibles(resolvePlages(regle, contexte, faits)).length > 0)

function pourquoiVide(
  contraintes: readonly Contrainte[],
  contextes: readonly ContexteDateEffet[],
): string {
  const [contexte] = contextes
  const contraires = contexte && contradictionDe(contraintes, contexte)
  if (!contraires) return 'Cette période ne permet aucune date'
  const [a, b] = contraires.map(contrainteEnMots)
  return `Cette période ne permet aucune date\u00a0: «\u00a0${a}\u00a0» et «\u00a0${b}\u00a0» se contredisent`
}
