import type { EditionProposee } from '@espace-adherent/contract'
import { type CodeEdition, type Edition, editions } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { ContratContext } from '../context.ts'
import { textesDe } from '../portail/index.ts'
import {
  composer,
  editionsPermises,
  isFaisable,
  isPubliable,
  nomFichierDe,
  ouvrirDemande,
  toPdf,
} from './composer.ts'
import { descriptions } from './editions/index.ts'

type Question = {
  edition?: CodeEdition | undefined
  debut?: string | undefined
  fin?: string | undefined
}

/** Papers made on the spot, within what the caller may have. */
export const attestationSource = {
  /** Only those that would come out: no mandate where none was signed. */
  async list(context: ContratContext): Promise<EditionProposee[]> {
    const demande = await ouvrirDemande(context)
    if (!demande) return []
    const phrases = textesDe(context.client, descriptions, {})
    return editionsPermises(demande)
      .filter((code) => isFaisable(demande, code) && isPubliable(demande, code))
      .map((code) => {
        const { libelle, isPeriodique = false, isAnnuel = false }: Edition = editions[code]
        return { code, libelle, description: phrases[code], isPeriodique, isAnnuel }
      })
  },

  async print(
    context: ContratContext,
    { edition: code, debut, fin }: Question,
  ): Promise<FileContent | null> {
    if (!code)
      throw new AppError('BadRequest', undefined, { edition: 'Cette information est obligatoire' })
    const demande = await ouvrirDemande(context, {
      ...(debut !== undefined && { debut }),
      ...(fin !== undefined && { fin }),
    })
    if (!demande) return null
    if (!editionsPermises(demande).includes(code)) throw new AppError('Forbidden')
    if (demande.periode.debut > demande.periode.fin)
      throw new AppError('BadRequest', undefined, {
        debut: 'La date de début doit être antérieure ou égale à la date de fin',
      })
    const letter = await composer(demande, code)
    return letter && toPdf(demande, letter, nomFichierDe(code, demande))
  },
}

/** « Situation Contractuelle », as its own screen prints it: the same paper. */
export const imprimerSituation = (context: ContratContext) =>
  attestationSource.print(context, { edition: 'situationContractuelle' })
