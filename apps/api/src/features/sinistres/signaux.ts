import type { Data, SignauxFacture, signauxFactureResource } from '@espace-adherent/contract'
import {
  dateAParis,
  type FactureDeclaree,
  signalCompte,
  signalDejaEnvoyee,
  signalFichier,
  signauxFacture,
} from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { cleContratDe, portionDe, regardDe } from '../perimetre.ts'
import { findAssure, findAssures } from '../simulateur/index.ts'
import { findChanges, findDejaEnvoye, findFacturesOuvertes } from './factures.repository.ts'
import { findCompteVerse } from './traitement-facture.ts'

type Question = Data<typeof signauxFactureResource>

/** One reading of all that is to be known of a bill before it is signed. What is another's secret is told of nobody's bill. */
export const createSignauxSource = ({ sealer }: { sealer: Sealer }) => ({
  async update(
    context: ContratContext,
    { numPers, fichiers, ...debut }: Question,
  ): Promise<SignauxFacture> {
    const { db, now, visiteur } = context
    const cle = cleContratDe(context)
    const { compteId } = visiteur
    const jour = dateAParis(now)
    const annee = (debut.dateSoins ?? jour).slice(0, 4)
    const { personnes } = await findAssures(db, portionDe(context))
    const prenom = personnes.find((personne) => personne.numPers === numPers)?.prenom
    const assure = prenom && (await findAssure(db, regardDe(context), { numPers, annee }))
    if (!assure) return refuse(context, 'personne', numPers)
    const [compte, changes, ouvertes, dejaEnvoye] = await Promise.all([
      findCompteVerse(
        db,
        { contrat: cle, personneId: visiteur.personneId },
        { personneId: numPers, prenom },
      ),
      findChanges(db, { ...cle, compteId }),
      findFacturesOuvertes(db, { ...cle, compteId }),
      fichiers.length > 0 ? findDejaEnvoye(db, compteId, fichiers) : null,
    ])
    const total = debut.montant ?? sommeDite(debut.soins)
    const siennes = ouvertes
      .map(({ id, data, creeLe }) => ({
        facture: JSON.parse(sealer.unseal(data ?? '', sealed.demandeData(id))) as FactureDeclaree,
        envoyeeLe: dateAParis(creeLe),
      }))
      .filter(({ facture }) => facture.numPers === numPers)
      .map(({ facture, envoyeeLe }) => ({
        envoyeeLe,
        total: sommeDite(facture.soins) ?? facture.montant ?? null,
      }))
    const [change] = changes
    return {
      signaux: [
        dejaEnvoye && signalFichier(dateAParis(dejaEnvoye)),
        signalDejaEnvoyee(total, prenom, siennes),
        ...signauxFacture({ ...debut, montant: total }, { prenom, jour }, assure),
        signalCompte(compte && (compte.iban || compte.titulaire), change ?? null),
      ].filter((signal) => signal !== null),
    }
  },
})

/** What its care cost together; null while one price is missing, or there is none. */
function sommeDite(soins: readonly { depense: number | null }[]): number | null {
  if (soins.length === 0) return null
  let somme = 0
  for (const { depense } of soins) {
    if (depense === null) return null
    somme += depense
  }
  return somme
}
