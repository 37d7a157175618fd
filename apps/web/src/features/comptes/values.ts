import { completeDate, parseDate } from '@espace-adherent/domain/calendrier'
import {
  INSCRIPTION_VIDE,
  type Inscription,
  lireNumeroContrat,
} from '@espace-adherent/domain/comptes/inscription.ts'
import { normalizeNir } from '@espace-adherent/domain/identite/nir.ts'
import {
  lireNir,
  NIR_NON_SAISI,
  type SaisieNir,
} from '@espace-adherent/domain/identite/nir-saisie.ts'

/** What stands in the fields; what travels is made of it. */
export type InscriptionSaisie = Omit<Inscription, 'nir' | 'consentements'> & {
  nir: SaisieNir
  /** Ticked or not, by name. */
  consentements: Readonly<Record<string, boolean>>
}

export const SAISIE_VIDE: InscriptionSaisie = {
  ...INSCRIPTION_VIDE,
  nir: NIR_NON_SAISI,
  consentements: {},
}

type Demande = readonly { nom: string; libelle: string }[]

/** What is half typed stays as it is, and the rules find it wrong. */
export function toInscription(saisie: InscriptionSaisie, demandes: Demande): Inscription {
  return {
    ...saisie,
    numeroContrat: lireNumeroContrat(saisie.numeroContrat),
    nir: toNir(saisie.nir),
    dateNaissance: toDate(saisie.dateNaissance),
    codePostal: saisie.codePostal.trim(),
    email: saisie.email.trim(),
    confirmEmail: saisie.confirmEmail.trim(),
    consentements: demandes.map(({ nom, libelle }) => ({
      nom,
      libelle,
      accepted: saisie.consentements[nom] ?? false,
    })),
  }
}

/** A Monegasque number of nothing but zeros is none at all. */
function toNir(saisie: SaisieNir): string {
  const lu = lireNir(saisie)
  if (lu !== null) return lu
  return saisie.isMonegasque ? '' : normalizeNir(saisie.numero)
}

/** AAAA-MM-JJ when it is a day, otherwise what was typed. */
export const toDate = (saisie: string) => parseDate(completeDate(saisie)) ?? saisie
