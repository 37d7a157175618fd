import {
  type ActeRib,
  formatIban,
  type LigneResume,
  ligneChangee,
  lignesDe,
  type SaisieRib,
  usagesDesActes,
} from '@espace-adherent/domain'
import { findIbansScelles } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Appelant } from '../actes/index.ts'
import { textes } from './textes.ts'

type Titulaires = {
  remboursements: { titulaire: string | null; bic: string | null }
  mandat: { titulaire: string; bic: string } | null
}

const enGroupes = (iban: string | null) => iban && formatIban(iban, { ibanEtrangerAccepte: true })

/** The account that there is and the one that is asked for, every character of both: two masks may look alike. */
export async function compareComptes(
  sealer: Sealer,
  tx: Executor,
  acte: ActeRib,
  { contrat, personneId: lui }: Appelant<string>,
  { titulaire, iban, bic }: SaisieRib,
  { remboursements, mandat }: Titulaires,
): Promise<LigneResume[]> {
  const usages: readonly string[] = usagesDesActes[acte]
  const isRemboursements = usages.includes('remboursements')
  const isCotisations = usages.includes('cotisations')
  const personneId = lui ?? ''
  const { clientCode, numeroContrat, qualite } = contrat
  const cle = { clientCode, numeroContrat }
  const kept = await findIbansScelles(tx, { ...cle, personneId })
  const duContrat = kept.contrat && sealer.unseal(kept.contrat, sealed.contratIban(cle))
  const sien =
    kept.personnel && sealer.unseal(kept.personnel, sealed.comptePersonnelIban(cle, personneId))
  const verse = qualite === 'beneficiaire' ? (sien ?? duContrat) : duContrat
  const debite =
    kept.mandat && sealer.unseal(kept.mandat.iban, sealed.mandatIban(clientCode, kept.mandat.rum))
  const ancien = isRemboursements ? remboursements : mandat
  const isDeux = isRemboursements && isCotisations
  const apres = enGroupes(iban)
  return lignesDe(
    ligneChangee(textes.titulaire, ancien?.titulaire, titulaire),
    isRemboursements &&
      ligneChangee(isDeux ? textes.ibanRemboursements : textes.iban, enGroupes(verse), apres),
    isCotisations &&
      ligneChangee(isDeux ? textes.ibanCotisations : textes.iban, enGroupes(debite), apres),
    ligneChangee(textes.bic, ancien?.bic, bic),
  )
}
