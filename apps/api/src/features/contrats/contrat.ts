import type { Contrat } from '@espace-adherent/contract'
import { type DomaineDelegation, isContratActif } from '@espace-adherent/domain'
import type { ContratDePersonne } from './contrats.repository.ts'

/** A contract as the person it covers may see it. */
export function toContrat(contrat: ContratDePersonne): Contrat {
  return {
    numeroContratIndividuel: contrat.numero,
    nomOffre: contrat.nomOffre,
    etat: contrat.etat,
    isActif: isContratActif(contrat.etat),
    isPrecontentieux: contrat.isPrecontentieux,
    isCotisationRejetee: contrat.qualite === 'adherent' && contrat.isCotisationRejetee,
    teletransmissionRefusee: contrat.assures
      .filter(({ isSoi, isRefuse }) => isRefuse && (isSoi || contrat.qualite === 'adherent'))
      .map(({ prenom }) => prenom),
    modalitePaiementPrestation: modalitePaiement(contrat),
    typeContrat: contrat.typeContrat,
    dateDebut: contrat.dateDebut,
    dateFin: contrat.dateFin,
    qualite: contrat.qualite,
    assures: contrat.assures.map(({ prenom, nom, lien }) => ({ prenom, nom, lien })),
  }
}

/** As a relative sees it: neither the account nor the others whom it covers; debts with contributions only. */
export function toContratDelegue(
  contrat: ContratDePersonne,
  domaines: readonly DomaineDelegation[],
): Contrat {
  const isDette = domaines.includes('cotisations')
  return {
    ...toContrat({ ...contrat, qualite: 'beneficiaire' }),
    qualite: contrat.qualite,
    isPrecontentieux: isDette && contrat.isPrecontentieux,
    isCotisationRejetee: isDette && contrat.qualite === 'adherent' && contrat.isCotisationRejetee,
    teletransmissionRefusee: [],
    assures: [],
  }
}

/** The account belongs to the subscriber: a beneficiary neither sees it nor is asked for it. */
function modalitePaiement({
  qualite,
  typeContrat,
  ibanMasque,
  codeModePaiement,
  isRibEnAttente,
}: ContratDePersonne): Contrat['modalitePaiementPrestation'] {
  if (qualite !== 'adherent')
    return { rib: null, codeModePaiement: null, isMissing: false, isEnAttente: false }
  return {
    rib: ibanMasque,
    codeModePaiement,
    // Only health contracts pay benefits to the account.
    isMissing: typeContrat === 'sante' && ibanMasque === null,
    isEnAttente: isRibEnAttente,
  }
}

/** Active ones first, for the first of the list is the one chosen by default; then by number. */
export const byActiviteThenNumero = (a: Contrat, b: Contrat) =>
  Number(b.isActif) - Number(a.isActif) ||
  compare(a.numeroContratIndividuel, b.numeroContratIndividuel)

/** Code by code, as the database would: a locale costs more than the whole list. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
