import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { champs, definePartie } from '../partie.ts'
import { findTousFichiers } from './fichiers.repository.ts'

export const createFichiersDonnees = ({ sealer }: { sealer: Sealer }) =>
  definePartie({
    cle: 'fichiers',
    titre: 'Fichiers joints à vos demandes',
    chapitre: 'demandes',
    tables: ['fichier'],
    forme: 'tableau',
    champs: {
      nom: 'Nom',
      typeMime: champs.detail('Type'),
      taille: champs.detail('Taille en octets'),
      deposeLe: champs.instant('Envoyé le'),
    },
    lire: async ({ db, compteId }) =>
      (await findTousFichiers(db, compteId)).map(
        ({ remoteFileName, localFileName, ...fichier }) => ({
          ...fichier,
          nom: sealer.unseal(localFileName, sealed.fichierNom(remoteFileName)),
        }),
      ),
  })
