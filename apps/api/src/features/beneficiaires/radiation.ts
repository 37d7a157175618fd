import { radiationAssuresActe } from '@espace-adherent/contract'
import {
  finCouverture,
  jusquAuInclus,
  libellesMotifRadiation,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
  type Radiation,
} from '@espace-adherent/domain'
import { uncoverPersonne } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { direDe, findCouverts, findPrevus, traiteCouverture } from '../actes/index.ts'
import { insertCourrier } from '../documents/index.ts'
import { annonce, contratDit } from '../nouvelles/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Somebody leaves the contract; the adherent ends it, which is another act. */
export const createRadiation = ({ sealer }: { sealer: Sealer }) =>
  traiteCouverture({
    sealer,
    acte: radiationAssuresActe,
    isCarte: true,
    async faits(tx, appelant) {
      const assures = await findCouverts(tx, appelant.contrat)
      const prevues = await findPrevus<Radiation>(sealer, tx, appelant, [radiationAssuresActe.key])
      const isPartante = (id: string) => prevues.some(({ personneId }) => personneId === id)
      return {
        personnes: assures
          .filter(({ id, qualite }) => qualite === 'beneficiaire' && !isPartante(id))
          .map((couvert) => direDe(couvert, ['id', 'prenom', 'nom', 'lien'])),
      }
    },
    async avant(tx, { contrat }, { personneId }) {
      const assures = await findCouverts(tx, contrat)
      return {
        nombre: assures.length,
        partant: assures.find(({ id, qualite }) => id === personneId && qualite === 'beneficiaire'),
      }
    },
    verifie: ({ partant }) => ({ personneId: partant ? null : textes.plusCouverte }),
    async apply(e, appelant, data, { partant }) {
      const { contrat } = appelant
      const { personneId, motif } = data
      const dernier = finCouverture(data)
      await uncoverPersonne(e, contrat, personneId, { dateFin: dernier, motif })
      if (!partant) return
      const { prenom, nom, dateNaissance: naissance } = partant
      // What a new insurer or an employer asks for.
      await insertCourrier(e, appelant, {
        edition: mots.radiationEdition,
        valeurs: { nomConcerne: `${prenom} ${nom}`, naissance, ...contratDit(contrat), dernier },
        paragraphes: ({ fin, effets, usage }) => [fin, effets, usage],
        nomFichier: `radiation-${contrat.numeroContrat}-${dernier}.pdf`,
      })
    },
    resume: ({ nombre, partant }, data) =>
      lignesDe(
        ligneChangee(
          textes.couverture(partant?.prenom ?? ''),
          textes.couvert,
          jusquAuInclus(finCouverture(data)),
        ),
        ligneNouvelle(textes.raison, libellesMotifRadiation[data.motif]),
        ligneChangee(textes.carte, textes.personnes(nombre), textes.personnes(nombre - 1)),
      ),
    suite(fait, { partant }, data, { contrat }) {
      const dit = { prenom: partant?.prenom ?? '', ...contratDit(contrat) }
      if (fait.issue === 'planifiee') return fait.planifiee()
      if (fait.issue === 'recue')
        return {
          annonce: annonce(mots.departRecu, { ...dit, effet: data.dateEffet }),
          ton: 'attente',
        }
      const faite = annonce(mots.departFait, { ...dit, dernier: finCouverture(data) })
      return { annonce: faite, ton: 'fait', vers: '/documents' }
    },
  })
