import { actes } from '@espace-adherent/contract'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { champs, definePartie, voiler } from '../partie.ts'
import { findBrouillons } from './brouillons.repository.ts'

export const createActesDonnees = ({ sealer }: { sealer: Sealer }) =>
  definePartie({
    cle: 'brouillons',
    titre: 'Brouillons',
    chapitre: 'demandes',
    tables: ['brouillon'],
    forme: 'tableau',
    champs: {
      libelle: 'Demande commencée',
      modifieLe: champs.instant('Modifié le'),
      saisie: champs.detail('Ce que vous avez saisi'),
    },
    lire: async ({ db, compteId }) =>
      (await findBrouillons(db, compteId)).map(({ acte, sujet, saisie, modifieLe }) => ({
        libelle: actes[acte].libelle,
        modifieLe,
        saisie: voiler(
          JSON.parse(sealer.unseal(saisie, sealed.brouillonSaisie(compteId, acte, sujet))),
        ),
      })),
  })
