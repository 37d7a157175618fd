import {
  actesDesGestes,
  type EvenementTouche,
  inscriptionBeneficiaireActe,
} from '@espace-adherent/contract'
import {
  type ContratTouche,
  dateAParis,
  type EngagementTenu,
  type EvenementDeVie,
  engagementsDuSinistre,
  engagementsLe,
  evenementsDeVie,
  garantiesLe,
  gestesReunis,
  isDansPortee,
  libelleRegle,
  moisPourDeclarerEnfant,
  porteeDe,
  toucher,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import {
  type Actes,
  actesOfferts,
  datesEffetLues,
  fonctionnalitesDesActes,
} from '../actes/index.ts'
import type { MembreContext } from '../context.ts'
import { avenirLe, type Futur, openFutur } from '../cotisations/index.ts'
import { readFeatures } from '../portail/index.ts'
import { findContratsTouches, type ContratTouche as Lu } from './evenements.repository.ts'
import { type Dits, phrases } from './textes.ts'

type Deps = { actes: Pick<Actes, 'traites'>; sealer: Sealer }
/** A contract with what its sentences say. */
type Connu = { lu: Lu; touche: ContratTouche; dits: Dits }

const RESEAUX = 'reseauxSoins'
/** The keys by which offers name them. */
const RENTE_EDUCATION = 'renteEducation'
const CHAMBRE = 'chambre'

/** What each event touches, over all the contracts of whoever asks: figures are theirs, or are not said. */
export const createEvenementsSource = ({ actes, sealer }: Deps) => ({
  async list(context: MembreContext): Promise<EvenementTouche[]> {
    const { db, client, visiteur } = context
    if (!visiteur.personneId) return []
    const [isVisible, contrats] = await Promise.all([
      readFeatures(context, [...fonctionnalitesDesActes(actes), RESEAUX]),
      findContratsTouches(db, {
        clientCode: client.code,
        personneId: visiteur.personneId,
        acteDate: inscriptionBeneficiaireActe.key,
      }),
    ])
    const connus = contrats.map((lu) => connaitre(sealer, context, lu, isVisible(RESEAUX)))
    const offerts = actesOfferts(actes, context, isVisible)
    const gestesDe = (evenement: EvenementDeVie) =>
      connus.flatMap(({ lu: { numeroContrat, typeContrat, qualite }, touche }) =>
        toucher(evenement, touche).gestes.flatMap((geste) => {
          const acte = offerts.find(({ key }) => key === actesDesGestes[geste].acte)
          const isSien =
            acte !== undefined &&
            (acte.typeContrat ?? typeContrat) === typeContrat &&
            isDansPortee(porteeDe(client.config.porteesActes, acte), qualite)
          return isSien ? [{ geste, numeroContrat }] : []
        }),
      )
    return evenementsDeVie.map((evenement) => ({
      evenement,
      contrats: connus.map(({ lu, touche, dits }) => ({
        numeroContrat: lu.numeroContrat,
        nomOffre: lu.nomOffre,
        typeContrat: lu.typeContrat,
        effets: toucher(evenement, touche).effets.flatMap((effet) => {
          const phrase = phrases[effet](dits)
          return phrase ? [{ effet, ton: tonDe(effet), ...phrase }] : []
        }),
      })),
      gestes: gestesReunis(gestesDe(evenement)),
    }))
  },
})

const tonDe = (effet: keyof typeof phrases) => {
  if (effet === 'rien' || effet === 'suiteIndividuelle') return 'rien' as const
  return effet === 'clause' || effet === 'dispense' || effet === 'finEmploi'
    ? ('relire' as const)
    : ('change' as const)
}

function connaitre(sealer: Sealer, { now }: MembreContext, lu: Lu, hasReseau: boolean): Connu {
  const jour = dateAParis(now)
  const isAdherent = lu.qualite === 'adherent'
  const isSante = lu.typeContrat === 'sante'
  const dates = datesEffetLues({ contrat: lu, now }, inscriptionBeneficiaireActe, lu.regle)
  const cotisation = lu.futur && cotisationAvecEnfant(openFutur(sealer, lu.futur), jour)
  const promesses = lu
  const rente = engagementsLe(
    {
      ...promesses,
      engagements: (promesses.engagements ?? []).filter((un) => un.cle === RENTE_EDUCATION),
    },
    jour,
  )
  const pour = (typeSinistre: string): EngagementTenu | null =>
    engagementsDuSinistre(promesses, { typeSinistre, jour }).at(0) ?? null
  const garanties = garantiesLe(
    { garanties: promesses.garanties ?? [], renforts: promesses.renforts, anciennes: [] },
    jour,
  )
  const chambre = garanties.find((une) => une.cle === CHAMBRE && une.regle.type !== 'aucune')
  return {
    lu,
    touche: {
      typeContrat: lu.typeContrat,
      qualite: lu.qualite,
      isCollectif: lu.isCollectif,
      sinistres: (promesses.engagements ?? []).flatMap(({ sinistres = [] }) => sinistres),
      hasRenteEducation: rente.length > 0,
      hasReseau: isSante && hasReseau,
      hasChambre: chambre !== undefined,
    },
    dits: {
      isAdherent,
      isSante,
      moisEnfant: moisPourDeclarerEnfant(dates),
      cotisation,
      rente: rente.at(0) ?? null,
      arret: pour('ARRET'),
      sejour: pour('HOSPI'),
      chambre: chambre ? `${chambre.libelle}\u00a0: ${libelleRegle(chambre.regle)}` : null,
      portabiliteJusquAu: lu.portabiliteJusquAu,
    },
  }
}

/** With a child born today, from what the contract will be by then; null where its price is not known, or nothing is owed. */
function cotisationAvecEnfant(futur: Futur, jour: string): Dits['cotisation'] {
  const enfant = {
    cle: 'enfant',
    effetLe: jour,
    rang: Number.MAX_SAFE_INTEGER,
    changement: { genre: 'entree', prenom: '', dateNaissance: jour, lien: 'Enfant' },
  } as const
  const ligne = avenirLe(futur, jour, [...futur.prevus, enfant]).lignes.find(
    (une) => une.cle === enfant.cle,
  )
  if (!ligne || ligne.isSansEffet || !ligne.avant || ligne.apres === null) return null
  return { avant: ligne.avant, apres: ligne.apres }
}
