import { libellesEvenement } from '@espace-adherent/contract'
import { champs, definePartie } from '../partie.ts'
import { findHistoireDuCompte } from './evenements.repository.ts'

const libelleAction = (action: string) =>
  Object.hasOwn(libellesEvenement, action)
    ? libellesEvenement[action as keyof typeof libellesEvenement]
    : action

export const historiqueDonnees = definePartie({
  cle: 'historique',
  titre: 'Historique de votre compte',
  chapitre: 'acces',
  tables: ['historique'],
  forme: 'tableau',
  champs: {
    le: champs.instant('Le'),
    libelle: 'Ce qui s’est passé',
    objet: champs.detail('Sur quoi'),
    cible: champs.detail('Numéro de ce qui est concerné'),
    auteur: 'Par une autre personne que vous',
  },
  lire: async ({ db, compteId }) =>
    (await findHistoireDuCompte(db, compteId)).map(({ action, auteurId, auteur, ...ligne }) => ({
      ...ligne,
      libelle: libelleAction(action),
      auteur: auteurId === compteId ? null : auteur,
    })),
})
