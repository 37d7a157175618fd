import { civiliteLe, defineEdition, formatAdresse, isMineur } from '@espace-adherent/domain'
import type { Letter } from '../../../platform/documents/index.ts'
import type { ContratContext } from '../../context.ts'
import { piedDe, textesDe } from '../../portail/index.ts'
import type { AssureDossier, Dossier, Instantane } from '../dossier.repository.ts'

export type Periode = { debut: string; fin: string }

/** What a paper is made for: a request, a contract, a day, sometimes a period. */
export type Demande = {
  context: ContratContext
  /** Of a kept paper: as it was on its day. */
  dossier: Dossier
  /** Only about that person; about everybody whom the caller may see without. */
  personneId: string | null
  /** The people it is about. */
  assures: readonly AssureDossier[]
  /** The day that the paper bears. */
  date: string
  periode: Periode
  /** Of a kept paper: what was written down when it was kept. */
  instantane: Instantane | null
}

/** A paper that the portal can make. */
export type Modele = {
  /** Whether there is something to make it of; without this, there always is. */
  isFaisable?(demande: Demande): boolean
  /** Whether the insurer may let it out: what it lacks is the insurer's to write. */
  isPubliable?(demande: Demande): boolean
  /** Null when what it is made of went away in between. */
  compose(demande: Demande): Letter | null | Promise<Letter | null>
}

/** What papers have in common. */
export const communMots = defineEdition({
  key: 'edition.commun',
  libelle: 'Mentions communes à tous les documents',
  variables: { nomOffre: 'texte', numero: 'texte' },
  textes: {
    contrat: 'Contrat',
    reference: '((nomOffre)), n°\u00a0((numero))',
    pour: 'Pour ((assureur))',
    service: 'Le service adhérents',
  },
})

const communDe = ({ context, dossier: { nomOffre, numero } }: Demande) =>
  textesDe(context.client, communMots, { nomOffre, numero })

/** In whose name a paper is signed. */
export function signataires(demande: Demande): readonly string[] {
  const { pour, service } = communDe(demande)
  return [pour, service]
}

/** What every letter about a contract begins and ends with. */
export function entete(demande: Demande) {
  const { context, date } = demande
  const destinataire = destinataireDe(demande)
  const { contrat, reference } = communDe(demande)
  return {
    date,
    pied: piedDe(context.client),
    destinataire: destinataire ? adressePostale(destinataire, date) : [],
    references: [[contrat, reference]] as const,
  }
}

/** A paper about one person goes to them; that of a child, or of everybody, to the adherent. */
function destinataireDe({ context, dossier, personneId, assures, date }: Demande) {
  const seul = assures.find((assure) => assure.personneId === personneId)
  const lecteur = assures.find((assure) => assure.personneId === context.perimetre?.personneId)
  if (seul && (seul === lecteur || !isMineur(seul.dateNaissance, date))) return seul
  return lecteur ?? dossier.assures.find(({ qualite }) => qualite === 'adherent')
}

/** As on an envelope; the name alone where no address is known. */
const adressePostale = (assure: AssureDossier, date: string) => [
  nomComplet(assure, date),
  ...(assure.adresse ? formatAdresse(assure.adresse) : []),
]

const civilites: Record<string, string> = { M: 'Monsieur', MME: 'Madame' }

/** « Madame Camille MARTIN »; of somebody who is not eighteen on that day, « Léa MARTIN ». */
function nomComplet({ codeCivilite, nom, prenom, dateNaissance }: AssureDossier, date: string) {
  const civilite = civilites[codeCivilite ?? ''] ?? null
  return [civiliteLe({ civilite, dateNaissance }, date), prenom, nom.toLocaleUpperCase('fr')]
    .filter(Boolean)
    .join(' ')
}

/** « MARTIN Camille », as in a list. */
export const nomDeListe = ({ nom, prenom }: { nom: string; prenom: string }) =>
  `${nom.toLocaleUpperCase('fr')} ${prenom}`
