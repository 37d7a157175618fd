import { libellesMoyenPreuve, libellesNaturePreuve } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { champs, definePartie } from '../partie.ts'
import { findPreuves } from './preuves.repository.ts'

export const createPapiersDonnees = ({ sealer }: { sealer: Sealer }) =>
  definePartie({
    cle: 'preuvesPapiers',
    titre: 'Nos messages sur vos papiers',
    chapitre: 'compte',
    tables: ['preuve_papier'],
    forme: 'tableau',
    champs: {
      le: champs.instant('Le'),
      quoi: 'Quoi',
      objet: champs.detail('Au sujet de'),
      moyen: 'Par',
      adresse: 'À l’adresse',
    },
    lire: async ({ db, compteId }) =>
      (await findPreuves(db, compteId)).map(({ id, le, nature, objet, moyen, adresse }) => ({
        le,
        quoi: libellesNaturePreuve[nature],
        objet,
        moyen: libellesMoyenPreuve[moyen],
        adresse: adresse && sealer.unseal(adresse, sealed.preuveAdresse(id)),
      })),
  })
