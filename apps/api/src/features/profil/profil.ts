import type { Beneficiaire, Profil } from '@espace-adherent/contract'
import { accorder, maskNir, maskTelephone } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { PersonneCouverte } from './profil.repository.ts'

const toIdentite = (p: PersonneCouverte) => ({
  numPers: p.id,
  codeCivilite: p.codeCivilite,
  civilite: p.civilite,
  nom: p.nom,
  prenom: p.prenom,
  nompatronymique: p.nomPatronymique,
  dateNaissance: p.dateNaissance,
})

/** A reason is told only where there is something to explain. */
const toTeletransmission = (p: PersonneCouverte) => ({
  teletransmission: p.isTeletransmission,
  motifRefusTeletransmission:
    p.isTeletransmission || p.motifRefusTeletransmission === null
      ? null
      : { libelle: p.motifRefusTeletransmission },
  organisme: p.organisme,
})

export const toBeneficiaire = (p: PersonneCouverte): Beneficiaire => ({
  ...toIdentite(p),
  rang: p.rangGemellaire,
  qualite: p.qualite,
  lien: p.lien,
  ...toTeletransmission(p),
})

/** What only its owner reads, and masked even then. */
export const toPersonne = (
  p: PersonneCouverte,
  email: string,
  sealer: Sealer,
): Profil['personne'] => ({
  ...toIdentite(p),
  nir: p.nir && maskNir(sealer.unseal(p.nir, sealed.personneNir(p.id))),
  email,
  telephone:
    p.telephone && maskTelephone(sealer.unseal(p.telephone, sealed.personneTelephone(p.id))),
  adresse: p.adresse,
  situationFamiliale: p.situationFamiliale && accorder(p.situationFamiliale, p.codeCivilite),
  regime: p.regime,
  employeur: p.employeur,
  ...toTeletransmission(p),
})
