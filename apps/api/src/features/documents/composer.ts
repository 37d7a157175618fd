import {
  type CodeEdition,
  codesEdition,
  dateAParis,
  type Edition,
  editions,
  editionsDeleguees,
  isEditionPermise,
  slug,
} from '@espace-adherent/domain'
import { type Letter, writeLetter } from '../../platform/documents/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { ContratContext } from '../context.ts'
import { cleContratDe, portionDe } from '../perimetre.ts'
import { letterheadOf } from '../portail/index.ts'
import type { CorpsCourrier } from './documents.schema.ts'
import { findDossier, type Instantane } from './dossier.repository.ts'
import { composeCourrier } from './editions/courrier.ts'
import { modeles } from './editions/index.ts'
import type { Demande, Periode } from './editions/modele.ts'

/** Which papers whoever asks may have made for this contract. */
export const editionsPermises = ({
  context: { perimetre, visiteur },
  dossier: { typeContrat },
}: Demande): CodeEdition[] =>
  (visiteur.delegation ? editionsDeleguees(visiteur.delegation.domaines) : codesEdition).filter(
    (code) => isEditionPermise(code, { qualite: perimetre.qualite, typeContrat }),
  )

/** What a paper is made for; null when the contract is nobody's. */
export async function ouvrirDemande(
  context: ContratContext,
  {
    date,
    debut,
    fin,
    personneId = null,
    instantane = null,
  }: {
    date?: string
    personneId?: string | null
    instantane?: Instantane | null
  } & Partial<Periode> = {},
): Promise<Demande | null> {
  const { db, now } = context
  const jour = date ?? dateAParis(now)
  const actuel = await findDossier(db, cleContratDe(context), jour)
  if (!actuel) return null
  const dossier = { ...actuel, ...instantane }
  const { personneId: seul } = portionDe(context, personneId)
  return {
    context,
    dossier,
    personneId: seul,
    assures: dossier.assures.filter((assure) => seul === null || assure.personneId === seul),
    date: jour,
    // Without a period, the year of the paper so far.
    periode: { debut: debut ?? `${jour.slice(0, 4)}-01-01`, fin: fin ?? jour },
    instantane,
  }
}

/** Whether the paper has something to be made of. */
export const isFaisable = (demande: Demande, code: CodeEdition) =>
  modeles[code].isFaisable?.(demande) ?? true

export const isPubliable = (demande: Demande, code: CodeEdition) =>
  modeles[code].isPubliable?.(demande) ?? true

export async function composer(demande: Demande, code: CodeEdition) {
  if (!isFaisable(demande, code)) return null
  if (!isPubliable(demande, code)) throw new AppError('NotPublished')
  return modeles[code].compose(demande)
}

export const composerCourrier = (demande: Demande, objet: string, corps: Partial<CorpsCourrier>) =>
  composeCourrier(demande, objet, { paragraphes: corps.paragraphes ?? [] })

/** « attestation-20450001-2026-11-15.pdf »; of a period, its days, and of a year, the year: each has a name of its own. */
export function nomFichierDe(code: CodeEdition, { dossier, date, periode }: Demande): string {
  const { libelle, isAnnuel, isPeriodique }: Edition = editions[code]
  const { debut, fin } = periode
  const quand = isAnnuel ? debut.slice(0, 4) : isPeriodique ? `${debut}-au-${fin}` : date
  return `${slug(libelle)}-${dossier.numero}-${quand}.pdf`
}

export const toPdf = async (
  { context: { client } }: Demande,
  letter: Letter,
  nomFichier: string,
): Promise<FileContent> => ({
  typeMime: 'application/pdf',
  nomFichier,
  contenu: await writeLetter(letter, letterheadOf(client)),
})
