import { libellesCanalEnvoi } from '@espace-adherent/domain'
import { champs, definePartie } from '../partie.ts'
import { findEcarteesDuCompte } from './ecartees.repository.ts'
import { findEnvoisRecus } from './envois.repository.ts'

export const envoisDonnees = definePartie({
  cle: 'envois',
  titre: 'Messages envoyés à plusieurs adhérents',
  chapitre: 'echanges',
  tables: ['envoi_destinataire'],
  forme: 'tableau',
  champs: {
    le: champs.instant('Le'),
    titre: 'Titre',
    canal: 'Par',
    etat: champs.detail('État'),
  },
  lire: async ({ db, compteId }) =>
    (await findEnvoisRecus(db, compteId)).map((recu) => ({
      ...recu,
      canal: libellesCanalEnvoi[recu.canal],
    })),
})

export const ecarteesDonnees = definePartie({
  cle: 'adressesEcartees',
  titre: 'Adresses et numéros auxquels nous n’écrivons plus',
  chapitre: 'echanges',
  tables: ['adresse_ecartee'],
  forme: 'tableau',
  champs: {
    le: champs.instant('Depuis le'),
    adresse: 'Adresse ou numéro',
    canal: 'Par',
    motif: 'Motif',
  },
  lire: ({ db, compteId }) => findEcarteesDuCompte(db, compteId),
})
