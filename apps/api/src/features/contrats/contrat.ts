import type { Contrat } from '@espace-adherent/contract'
import {
  type DateCalendaire,
  type DomaineDelegation,
  dernierJourDuContrat,
  dernierJourPourPayer,
  isCompteADemander,
  isContratActif,
  isInduPressant,
  type ReponseCompte,
  reprise,
} from '@espace-adherent/domain'
import type { ContratDePersonne } from './contrats.repository.ts'

/** A contract as the person it covers may see it on that day. */
export function toContrat(contrat: ContratDePersonne, jour: DateCalendaire): Contrat {
  return {
    numeroContratIndividuel: contrat.numero,
    nomOffre: contrat.nomOffre,
    etat: contrat.etat,
    isActif: isContratActif(contrat.etat),
    isPrecontentieux: contrat.isPrecontentieux,
    isCotisationRejetee: contrat.qualite === 'adherent' && contrat.isCotisationRejetee,
    isMandatCaduc:
      contrat.qualite === 'adherent' && isContratActif(contrat.etat) && contrat.isMandatCaduc,
    teletransmissionRefusee: contrat.assures
      .filter(({ isSoi, isRefuse }) => isRefuse && (isSoi || contrat.qualite === 'adherent'))
      .map(({ prenom }) => prenom),
    modalitePaiementPrestation: modalitePaiement(contrat),
    impaye: contrat.qualite === 'adherent' ? impayeDe(contrat) : null,
    indu: contrat.indu && isInduPressant(contrat.indu, jour) ? contrat.indu : null,
    isCompteADemander:
      contrat.typeContrat === 'sante' &&
      isContratActif(contrat.etat) &&
      isCompteADemander(
        {
          ...contrat,
          reponse: reponseDe(contrat.personnel),
          isEnAttente: contrat.isRibEnAttente,
        },
        jour,
      ),
    typeContrat: contrat.typeContrat,
    dateDebut: contrat.dateDebut,
    dateFin: contrat.dateFin,
    portabiliteJusquAu: contrat.portabiliteJusquAu,
    qualite: contrat.qualite,
    assures: contrat.assures.map(({ prenom, nom, lien }) => ({ prenom, nom, lien })),
  }
}

/** As a relative sees it: neither the account nor the others whom it covers; debts with contributions only. */
export function toContratDelegue(
  contrat: ContratDePersonne,
  domaines: readonly DomaineDelegation[],
  jour: DateCalendaire,
): Contrat {
  const isDette = domaines.includes('cotisations')
  return {
    ...toContrat({ ...contrat, qualite: 'beneficiaire', personnel: null }, jour),
    qualite: contrat.qualite,
    isCompteADemander: false,
    indu: null,
    impaye: isDette && contrat.qualite === 'adherent' ? impayeDe(contrat) : null,
    isPrecontentieux: isDette && contrat.isPrecontentieux,
    isCotisationRejetee: isDette && contrat.qualite === 'adherent' && contrat.isCotisationRejetee,
    teletransmissionRefusee: [],
    assures: [],
  }
}

function impayeDe({ impaye }: ContratDePersonne): Contrat['impaye'] {
  if (!impaye) return null
  const { miseEnDemeureLe, montant, etat, payeLe } = impaye
  return {
    montant,
    isSuspendu: etat === 'suspendue',
    dernierJourPourPayer: dernierJourPourPayer(miseEnDemeureLe),
    dernierJourDuContrat: dernierJourDuContrat(miseEnDemeureLe),
    reprendLe: payeLe && reprise(new Date(payeLe)).jour,
  }
}

const reponseDe = (personnel: ContratDePersonne['personnel']): ReponseCompte =>
  personnel && (personnel.depuis === null ? 'refus' : { depuis: personnel.depuis })

/** The account belongs to the subscriber: a beneficiary sees their own, where they have one, and no other. */
function modalitePaiement({
  qualite,
  typeContrat,
  ibanMasque,
  codeModePaiement,
  isRibEnAttente,
  personnel,
}: ContratDePersonne): Contrat['modalitePaiementPrestation'] {
  if (qualite !== 'adherent')
    return {
      rib: personnel?.ibanMasque ?? null,
      codeModePaiement: personnel?.ibanMasque ? 'VIR' : null,
      isMissing: false,
      isEnAttente: isRibEnAttente,
    }
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
