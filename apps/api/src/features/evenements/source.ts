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
import { type Actes, actesOfferts, datesEffetDe, fonctionnalitesDesActes } from '../actes/index.ts'
import type { MembreContext } from '../context.ts'
import { avenirLe, readFutur } from '../cotisations/index.ts'
import { findOffre } from '../garanties/index.ts'
import { readFeatures } from '../portail/index.ts'
import { findContratsTouches } from './evenements.repository.ts'
import { type Dits, phrases } from './textes.ts'

type Deps = { actes: Pick<Actes, 'traites'>; sealer: Sealer }
type Lu = Awaited<ReturnType<typeof findContratsTouches>>[number]
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
      findContratsTouches(db, client.code, visiteur.personneId),
    ])
    const connus = await Promise.all(
      contrats.map((lu) => connaitre(sealer, context, lu, isVisible(RESEAUX))),
    )
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

async function connaitre(
  sealer: Sealer,
  { db, client, now }: MembreContext,
  lu: Lu,
  hasReseau: boolean,
): Promise<Connu> {
  const jour = dateAParis(now)
  const cle = { clientCode: client.code, numeroContrat: lu.numeroContrat }
  const isAdherent = lu.qualite === 'adherent'
  const isSante = lu.typeContrat === 'sante'
  const contrat = { ...cle, ...lu }
  const [offre, dates, cotisation] = await Promise.all([
    findOffre(db, cle),
    datesEffetDe(db, { contrat, now }, inscriptionBeneficiaireActe),
    isSante && isAdherent ? cotisationAvecEnfant(sealer, db, cle, jour) : null,
  ])
  const promesses = offre ?? { engagements: null, renforts: [], garanties: null }
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
async function cotisationAvecEnfant(
  sealer: Sealer,
  db: MembreContext['db'],
  cle: { clientCode: string; numeroContrat: string },
  jour: string,
): Promise<Dits['cotisation']> {
  const futur = await readFutur(sealer, db, cle)
  if (!futur) return null
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
