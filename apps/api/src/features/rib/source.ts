import type { ChangementCompte, CoordonneesBancaires } from '@espace-adherent/contract'
import {
  dateAParis,
  isEnCours,
  maskIban,
  peutAvoirSonCompte,
  prochaineEcheance,
  REFLEXION_HEURES,
  type SaisieRib,
  usagesDesActes,
} from '@espace-adherent/domain'
import { findComptePersonnel, findComptePrestations, findMandats } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ContratContext } from '../context.ts'
import { readCotisations } from '../cotisations/index.ts'
import { cleContratDe } from '../perimetre.ts'
import { findPersonnels } from './personnel.repository.ts'
import { findChangements } from './rib.repository.ts'

/** The accounts of the current contract, what waits, and how it came to be so. */
export const createCoordonneesSource = ({ sealer }: { sealer: Sealer }) => ({
  async list(context: ContratContext): Promise<CoordonneesBancaires[]> {
    const { db, client, now } = context
    const key = cleContratDe(context)
    const { personneId, qualite } = context.perimetre
    if (qualite === 'beneficiaire') return [await readPersonnelles(sealer, context)]
    const [compte, mandats, changements, autres, { echeances, mandat }] = await Promise.all([
      findComptePrestations(db, key),
      findMandats(db, key),
      findChangements(db, { ...key, personneId }),
      findPersonnels(db, key),
      readCotisations(context),
    ])
    const aujourdhui = dateAParis(now)
    const { ibanMasque } = compte
    const remboursements = toCompte(compte)
    const enUsage = { remboursements: ibanMasque, cotisations: mandat?.iban ?? null }
    const demandes = changements.map((row) => toChangement(sealer, row, enUsage))
    const derniere = echeances
      .filter(({ etat, dateEcheance }) => etat === 'payee' && dateEcheance <= aujourdhui)
      .at(-1)
    const prochaine = prochaineEcheance(echeances)
    return [
      {
        remboursements,
        mandat,
        mandatCaducLe: mandat === null && mandats[0]?.isCaduc ? mandats[0].revoqueLe : null,
        prochain: prochaine && { le: prochaine.dateEcheance, montant: prochaine.montant },
        dernier: derniere ? { le: derniere.dateEcheance, montant: derniere.montant } : null,
        personnel: null,
        autres: autres.map(({ prenom, depuis }) => ({ prenom, depuis: depuis ?? '' })),
        reflexionHeures: client.config.reflexionRibHeures ?? REFLEXION_HEURES,
        enAttente: demandes.filter(isEnCours),
        historique: [...demandes, ...aLAdhesion(mandats, demandes, enUsage)],
      },
    ]
  },
})

/** A beneficiary's own: neither the account of the contract nor what is taken from it. */
async function readPersonnelles(
  sealer: Sealer,
  context: ContratContext,
): Promise<CoordonneesBancaires> {
  const { db, client, now } = context
  const { personneId } = context.perimetre
  const qui = { ...cleContratDe(context), personneId }
  const [compte, changements] = await Promise.all([
    findComptePersonnel(db, qui),
    findChangements(db, qui),
  ])
  const enUsage = { remboursements: compte.ibanMasque, cotisations: null }
  const demandes = changements.map((row) => toChangement(sealer, row, enUsage))
  const { dateNaissance, refuseLe, depuis } = compte
  return {
    remboursements: toCompte(compte),
    mandat: null,
    mandatCaducLe: null,
    prochain: null,
    dernier: null,
    personnel: {
      isPossible: peutAvoirSonCompte({ qualite: 'beneficiaire', dateNaissance }, dateAParis(now)),
      isRefuse: refuseLe !== null,
      depuis,
    },
    autres: [],
    reflexionHeures: client.config.reflexionRibHeures ?? REFLEXION_HEURES,
    enAttente: demandes.filter(isEnCours),
    historique: demandes,
  }
}

type CompteLu = { titulaire: string | null; ibanMasque: string | null; bic: string | null }
const toCompte = ({ titulaire, ibanMasque, bic }: CompteLu) =>
  ibanMasque ? { titulaire: titulaire ?? '', iban: ibanMasque, bic: bic ?? '' } : null

type EnUsage = { remboursements: string | null; cotisations: string | null }

function toChangement(
  sealer: Sealer,
  row: Awaited<ReturnType<typeof findChangements>>[number],
  enUsage: EnUsage,
): ChangementCompte {
  const { id, revision, acte, data, etat, effetLe, creeLe, appliqueeLe, hasPiece } = row
  const saisie = data && (JSON.parse(sealer.unseal(data, sealed.demandeData(id))) as SaisieRib)
  const iban = saisie ? maskIban(saisie.iban) : ''
  const usages = [...usagesDesActes[acte]]
  return {
    demande: { id, revision },
    acte,
    usages,
    compte: { titulaire: saisie ? saisie.titulaire : '', iban, bic: saisie ? saisie.bic : '' },
    creeLe: creeLe.toISOString(),
    etat,
    isAppliquee: appliqueeLe !== null,
    effetLe,
    hasPiece,
    isActif: appliqueeLe !== null && usages.some((usage) => enUsage[usage] === iban),
  }
}

/** Mandates that no request of the portal made: they came with the contract. */
function aLAdhesion(
  mandats: Awaited<ReturnType<typeof findMandats>>,
  demandes: readonly ChangementCompte[],
  enUsage: EnUsage,
): ChangementCompte[] {
  const faites = demandes.filter(
    ({ usages, isAppliquee }) => isAppliquee && usages.includes('cotisations'),
  ).length
  return mandats.slice(faites).map(({ titulaire, ibanMasque, bic, signeLe }) => ({
    demande: null,
    acte: null,
    usages:
      enUsage.remboursements === ibanMasque ? ['remboursements', 'cotisations'] : ['cotisations'],
    compte: { titulaire, iban: ibanMasque, bic },
    creeLe: `${signeLe}T11:00:00.000Z`,
    etat: 'acceptee',
    isAppliquee: true,
    effetLe: null,
    hasPiece: false,
    isActif: Object.values(enUsage).includes(ibanMasque),
  }))
}
