import { dateAParis, type Faults, type SaisieConseil } from '@espace-adherent/domain'
import type { CleContrat } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  attachConseil,
  findConseil,
  lireContenu,
  textesConseil,
  verifierConseil,
} from '../conseil/index.ts'
import { insertDocuments } from '../documents/index.ts'
import type { Traite } from './traite.ts'

type Demandeur = { compteId: string; contrat: CleContrat | null; now: Date }

/** New cover is asked for on an advice that was given, to them, and still holds. */
export async function exigerConseil(
  sealer: Sealer,
  tx: Executor,
  { acte, conseil }: Traite,
  saisie: object,
  { compteId, contrat, now }: Demandeur,
): Promise<Faults> {
  if (!conseil || !contrat) return {}
  const { clientCode, numeroContrat } = contrat
  const { conseilId: id } = saisie as SaisieConseil
  // Its absence is a fault of the form, told with the others.
  if (!id) return {}
  const matiere = await conseil.matiere(tx, { contrat, now })
  const cle = { clientCode, numeroContrat, compteId, acte: acte.key }
  return verifierConseil(sealer, tx, cle, { id, matiere }, now)
}

/** Kept with the request, and its papers among the member’s own: the advice, and what the product is. */
export async function remettreConseil(
  sealer: Sealer,
  tx: Executor,
  { conseil }: Traite,
  saisie: object,
  { compteId, contrat, now }: Demandeur,
  demandeId: string,
): Promise<void> {
  if (!conseil || !contrat) return
  const { clientCode, numeroContrat } = contrat
  const { conseilId: id } = saisie as SaisieConseil
  const choix = conseil.choix(saisie)
  const row = await findConseil(tx, { clientCode, numeroContrat, compteId }, id)
  const ipid = await conseil.ipid(tx, { contrat, now }, choix)
  if (!row || !ipid) return
  await attachConseil(tx, id, { demandeId, choix, recuLe: now })
  const contenu = JSON.stringify({ ...lireContenu(sealer, row), choix })
  const le = dateAParis(now)
  const commun = {
    clientCode,
    numeroContrat,
    nature: 'contrat',
    le,
    typeMime: 'application/pdf',
  } as const
  await insertDocuments(tx, [
    {
      ...commun,
      titre: textesConseil.fiche,
      edition: 'ficheConseil',
      parametres: { conseil: { id, contenu: sealer.seal(contenu, sealed.documentConseil(id)) } },
      nomFichier: `fiche-conseil-${numeroContrat}-${le}.pdf`,
    },
    {
      ...commun,
      titre: textesConseil.ipid(ipid.renfort?.libelle ?? ipid.nomOffre),
      edition: 'ipid',
      parametres: { ipid },
      nomFichier: `document-information-${numeroContrat}-${le}.pdf`,
    },
  ])
}
