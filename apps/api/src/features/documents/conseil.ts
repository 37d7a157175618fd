import type { Ipid } from '@espace-adherent/domain'
import type { FileContent } from '../../platform/resources/index.ts'
import type { ContratContext } from '../context.ts'
import { ouvrirDemande, toPdf } from './composer.ts'
import { composeFiche, type FicheConseil } from './editions/fiche-conseil.ts'
import { composeIpid } from './editions/ipid.ts'

/** An advice as it can be read before anything is asked for. */
export async function imprimerFiche(
  context: ContratContext,
  fiche: FicheConseil,
  date: string,
): Promise<FileContent | null> {
  const demande = await ouvrirDemande(context, { date })
  return demande && toPdf(demande, composeFiche(demande, fiche), `fiche-conseil-${date}.pdf`)
}

/** What a product is, as it stands today. */
export async function imprimerIpid(
  context: ContratContext,
  ipid: Ipid,
): Promise<FileContent | null> {
  const demande = await ouvrirDemande(context)
  return demande && toPdf(demande, composeIpid(demande, ipid), `document-information.pdf`)
}
